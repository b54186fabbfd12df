import { expect, type Page } from '@playwright/test';

/** What a screen reader receives: the focused element and announcements. */
interface HandledKey {
  /** `focus: role "name" (description) [state]`, or `says: text`, or `says at once: text`. */
  line: string;
  /** Milliseconds since the page was opened. */
  at: number;
}

interface Focused {
  role: string;
  name: string;
  description: string;
  states: readonly string[];
}

/** Runs in the page: records announcements of live regions and problems with them. */
function noteAnnouncements(): void {
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
  const OFF = '[aria-live="off"]';
  const log: HandledKey[] = [];
  const problems: string[] = [];
  Object.assign(window, { speech: { log, problems } });
  const said = new WeakMap<Element, string>();
  const getRegion = (node: Node): Element | null => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE) ?? null;
    return region?.matches(OFF) ? null : region;
  };
  const speak = (region: Element, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words === '' || region.closest('[aria-hidden="true"], [hidden]')) return;
    const outer = region.parentElement?.closest(LIVE);
    if (outer && !outer.matches(OFF)) problems.push(`"${words}" is said by a region inside another`);
    const at = performance.now();
    const twice = log.some((entry) => entry.line.endsWith(`: ${words}`) && at - entry.at < 1000);
    if (twice) problems.push(`"${words}" is said twice`);
    const urgent = region.getAttribute('aria-live') === 'assertive' || region.getAttribute('role') === 'alert';
    log.push({ line: `${urgent ? 'says at once' : 'says'}: ${words}`, at });
  };
  new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const region = getRegion(target);
      if (!region) continue;
      // The region announces each addition separately.
      if (region.getAttribute('aria-atomic') === 'false') {
        for (const node of addedNodes) speak(region, node.textContent ?? '');
      } else changed.add(region);
    }
    for (const region of changed) {
      const text = region.textContent ?? '';
      if (text !== said.get(region)) speak(region, text);
      said.set(region, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

interface Recorder {
  speech: { log: HandledKey[]; problems: string[] };
}

const rowsSelected = () =>
  [...document.querySelectorAll('[role="row"][aria-selected="true"]')].map((row) => row.getAttribute('aria-rowindex'));

/** Records what a screen reader would announce. Call it before the page is opened. */
export async function listen(page: Page) {
  await page.addInitScript(noteAnnouncements);
  const client = await page.context().newCDPSession(page);
  const problems: string[] = [];

  /** Returns the focused element from the accessibility tree. */
  async function focused(): Promise<Focused> {
    const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await client.send('Accessibility.getPartialAXTree', {
      ...(result.objectId && { objectId: result.objectId }),
      fetchRelatives: false,
    });
    const node = nodes[0];
    const states = (node?.properties ?? [])
      .filter(
        ({ name, value }) => ['invalid', 'checked', 'selected', 'expanded'].includes(name) && value.value !== undefined,
      )
      .map(({ name, value }) => `${name} ${String(value.value)}`)
      .filter((state) => state !== 'invalid false');
    return {
      role: String(node?.role?.value ?? ''),
      name: String(node?.name?.value ?? ''),
      description: String(node?.description?.value ?? ''),
      states,
    };
  }

  const logged = () => page.evaluate(() => (window as unknown as Recorder).speech.log.map(({ line }) => line));

  return {
    focused,
    /** All announcements since the page was opened, oldest first. */
    logged,
    /**
     * Presses a key and waits for its result: a pattern for an announcement, or for the name, description or state of
     * the focused element. A silent change of state fails the test.
     */
    async press(key: string, ...leadsTo: readonly RegExp[]): Promise<void> {
      const before = { lines: (await logged()).length, at: await focused(), rows: await page.evaluate(rowsSelected) };
      await page.keyboard.press(key);
      const entry = async () => {
        const { role, name, description, states } = await focused();
        return [
          ...(await logged()).slice(before.lines),
          `focus: ${role} "${name}" (${description}) [${states.join(', ')}]`,
        ];
      };
      for (const pattern of leadsTo) {
        await expect
          .poll(async () => (await entry()).some((line) => pattern.test(line)) || (await entry()).join('\n'), {
            message: `after ${key}, heard ${pattern}`,
          })
          .toBe(true);
      }
      const after = await focused();
      const same = after.role === before.at.role && after.name === before.at.name;
      const silent = (await logged()).length === before.lines;
      const invalid = (at: Focused) => at.states.some((state) => state.startsWith('invalid'));
      if (same && silent && invalid(after) && !invalid(before.at)) {
        problems.push(`"${after.name}" became invalid after ${key}, and nothing was said`);
      }
      const rows = await page.evaluate(rowsSelected);
      const own = after.states.join() !== before.at.states.join();
      if (same && silent && !own && rows.join() !== before.rows.join()) {
        problems.push(`rows were selected with ${key}, and nothing was said`);
      }
    },
    /** Expects no nested, duplicate or missing announcements. */
    async expectClean(): Promise<void> {
      expect([...problems, ...(await page.evaluate(() => (window as unknown as Recorder).speech.problems))]).toEqual(
        [],
      );
    },
  };
}

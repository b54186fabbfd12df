import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#orders/current/model/line.ts';
import {
  adding,
  content,
  type Fault,
  NO_FAULT,
  removing,
  setting,
  startPerson,
} from '#orders/lines/testing/historyPerson.ts';
import type { Direction, EntryKind, LineStep } from './model/entry.ts';
import { MAX_ENTRIES } from './model/history.ts';

/** Line in the model: `supplierPriceId` and quantity. */
type Held = readonly [price: number, quantity: number];

/** Model of an order without server ids: things with content or none. Actions are changes of things. */
class Model {
  things = new Map<number, Held>();
  past: Done[] = [];
  future: Done[] = [];
  #last = 0;

  thing = () => ++this.#last;
  apply({ thing, to }: Change) {
    if (to) this.things.set(thing, to);
    else this.things.delete(thing);
  }
  act(steps: Change[]) {
    for (const step of steps) this.apply(step);
    this.past = [...this.past, { steps, unanswered: null }].slice(-MAX_ENTRIES);
    this.future = [];
  }
  #fits({ thing, from, to }: Change) {
    const now = this.things.get(thing);
    if (String(now ?? null) !== String(from)) return false;
    if (!to || to[0] === from?.[0]) return true;
    return ![...this.things].some(([other, [price]]) => other !== thing && price === to[0]);
  }
  take(direction: Direction, fault: Fault) {
    const [from, to] = direction === 'undo' ? [this.past, this.future] : [this.future, this.past];
    const entry = from.at(-1);
    if (!entry) return;
    const back = entry.steps.toReversed().map(({ thing, from: was, to: is }) => ({ thing, from: is, to: was }));
    const wanted = direction === 'undo' ? back : entry.steps;
    const [first] = wanted;
    const isApplied = entry.unanswered && first && String(this.things.get(first.thing) ?? null) === String(first.to);
    const arrived = !isApplied && first?.from === null && this.#came(entry.unanswered, first);
    const remaining = isApplied ? wanted.slice(1) : wanted;
    const before = new Map(this.things);
    const fits = remaining.every((step) => {
      const does = this.#fits(step);
      this.apply(step);
      return does;
    });
    this.things = before;
    from.pop();
    if (!fits || arrived) return;
    const fails = fault.at < remaining.length;
    const done = (isApplied ? 1 : 0) + (fails ? fault.at : remaining.length);
    for (const step of remaining.slice(0, fails ? fault.at : remaining.length)) this.apply(step);
    const known = new Set([...before.keys(), ...this.things.keys()]);
    const late = remaining[fault.at];
    if (fails && fault.how === 'late' && late) this.apply(late);
    const ended = entry.steps.length - done;
    const [left, moved] =
      direction === 'undo'
        ? [entry.steps.slice(0, ended), entry.steps.slice(ended)]
        : [entry.steps.slice(done), entry.steps.slice(0, done)];
    const seen = done === 0 ? entry.unanswered : null;
    const unanswered = fails && fault.how !== 'refused' ? known : seen;
    if (left.length > 0) from.push({ steps: left, unanswered });
    if (moved.length > 0) to.push({ steps: moved, unanswered: null });
  }
  /** Line of the product that appeared after an unanswered write. */
  #came(known: Done['unanswered'], { to }: Change) {
    const isSame = (price: number) => Math.trunc(price / 100) === Math.trunc((to?.[0] ?? 0) / 100);
    return known !== null && [...this.things].some(([thing, [price]]) => !known.has(thing) && isSame(price));
  }
  content = () => [...this.things.values()].map(([price, quantity]) => `${price}: ${quantity}`).toSorted();
}

interface Change {
  thing: number;
  from: Held | null;
  to: Held | null;
}

/** Action; `unanswered` contains the things before an unanswered write. */
interface Done {
  steps: Change[];
  unanswered: ReadonlySet<number> | null;
}

type ByHand =
  | {
      do: 'add' | 'set' | 'delete' | 'replace';
      who: 'person' | 'colleague';
      pick: number;
      supplier: number;
      by: number;
    }
  | { do: 'move'; supplier: number };

type Action = ByHand | { do: Direction; fault: Fault };

const fault = fc.oneof(
  { weight: 4, arbitrary: fc.constant(NO_FAULT) },
  { weight: 1, arbitrary: fc.record({ at: fc.nat(2), how: fc.constantFrom('refused', 'lost', 'late') }) },
) as fc.Arbitrary<Fault>;

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('add', 'set', 'delete', 'replace'),
      who: fc.constantFrom('person', 'person', 'person', 'colleague'),
      pick: fc.nat(8),
      supplier: fc.integer({ min: 1, max: 3 }),
      by: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move'), supplier: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('undo', 'redo'), fault }) },
) as fc.Arbitrary<Action>;

/** User, a model of what they see, and a colleague. */
function together() {
  const person = startPerson();
  const model = new Model();
  const held = (line: OrderLine | null): Held | null => line && [line.supplierPriceId, line.quantity];
  const getThing = (line: OrderLine) =>
    [...model.things].find(([, [price]]) => price === line.supplierPriceId)?.[0] ?? model.thing();
  const change = ({ before, after }: LineStep): Change => ({
    thing: before ? getThing(before) : model.thing(),
    from: held(before),
    to: held(after),
  });
  const changeBy = (who: 'person' | 'colleague', kind: EntryKind, steps: readonly LineStep[]) => {
    if (steps.length === 0) return;
    const changes = steps.map(change);
    if (who === 'person') {
      person.byHand(kind, steps);
      model.act(changes);
      return;
    }
    for (const step of steps) person.colleague(step);
    for (const each of changes) model.apply(each);
  };
  /** The colleague's quantities are unique, to distinguish their lines. */
  const getSteps = (requested: ByHand): LineStep[] => {
    const lines = person.lines();
    const free = (product: number, supplier: number) =>
      !lines.some(({ supplierPriceId }) => supplierPriceId === product * 100 + supplier);
    if (requested.do === 'move') {
      const moving = [1, 2].flatMap((product) => lines.find(({ productId }) => productId === product) ?? []);
      return moving
        .filter(({ productId }) => free(productId, requested.supplier))
        .map((line) => setting(line, line.quantity, requested.supplier));
    }
    const { pick, supplier } = requested;
    const quantity = requested.who === 'person' ? requested.by : 100 + requested.by;
    const line = lines[pick % Math.max(1, lines.length)];
    if (requested.do === 'add') return free(pick, supplier) ? [adding(pick, supplier, quantity)] : [];
    if (!line) return [];
    if (requested.do === 'delete') return [removing(line)];
    if (requested.do === 'set') return line.quantity === quantity ? [] : [setting(line, quantity)];
    return free(line.productId, supplier) ? [setting(line, line.quantity, supplier)] : [];
  };
  const KINDS = { add: 'add', set: 'quantity', delete: 'delete', replace: 'replace', move: 'move' } as const;
  return {
    person,
    model,
    async act(requested: Action) {
      if ('fault' in requested) {
        await person.take(requested.do, requested.fault);
        model.take(requested.do, requested.fault);
      } else changeBy('who' in requested ? requested.who : 'person', KINDS[requested.do], getSteps(requested));
    },
  };
}

describe('any interleaving of edits, undo, redo and a colleague', () => {
  it('keeps the order equal to a model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 60 }), async (actions) => {
        const { person, model, act } = together();
        for (const each of actions) {
          await act(each);
          const lines = person.lines();
          expect(lines.map(({ supplierPriceId, quantity }) => `${supplierPriceId}: ${quantity}`).toSorted()).toEqual(
            model.content(),
          );
          expect(new Set(lines.map(({ supplierPriceId }) => supplierPriceId)).size).toBe(lines.length);
          const { past, future } = person.history();
          expect([past.length, future.length]).toEqual([model.past.length, model.future.length]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('ends in the initial state once the user undoes everything', async () => {
    const byPerson = action.filter((each) => 'who' in each && each.who === 'person');
    await fc.assert(
      fc.asyncProperty(fc.array(byPerson, { maxLength: MAX_ENTRIES }), async (actions) => {
        const { person, act } = together();
        const seen: string[][] = [content(person.lines())];
        for (const each of actions) {
          const before = person.history().past.length;
          await act(each);
          if (person.history().past.length > before) seen.push(content(person.lines()));
        }
        for (const wanted of seen.slice(0, -1).toReversed()) {
          await person.take('undo');
          expect(content(person.lines())).toEqual(wanted);
        }
        for (const wanted of seen.slice(1)) {
          await person.take('redo');
          expect(content(person.lines())).toEqual(wanted);
        }
      }),
      { numRuns: 200 },
    );
  });
});

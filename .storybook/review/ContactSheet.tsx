import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { IndexEntry } from '../manifest/coverage.ts';
import { storyName } from '../manifest/names.ts';
import type { Globals } from '../matrix.ts';
import './contactSheet.css';
import { PrintQueue } from './printQueue.ts';

interface ContactSheetProps {
  /** Prefix of story titles: `Popups/`. */
  area: string;
  globals: Globals;
}

/** Maximum number of previews loading at once; more slow each other down. */
const AT_ONCE = 2;

const POLL_INTERVAL_MS = 100;
const MAX_WAIT_MS = 20_000;

/** Calls back once the preview in a frame shows its story or an error. */
function onceRendered(frame: HTMLIFrameElement, rendered: () => void): void {
  const until = performance.now() + MAX_WAIT_MS;
  const poll = () => {
    const classes = frame.contentDocument?.body.classList;
    const shows = classes?.contains('sb-show-main') || classes?.contains('sb-show-errordisplay');
    if (shows || performance.now() > until) rendered();
    else setTimeout(poll, POLL_INTERVAL_MS);
  };
  poll();
}

function useStories(area: string): IndexEntry[] {
  const [stories, setStories] = useState<IndexEntry[]>([]);
  useEffect(
    function readIndex() {
      const unmounted = new AbortController();
      fetch('index.json', { signal: unmounted.signal })
        .then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>)
        .then(({ entries }) =>
          setStories(Object.values(entries).filter(({ type, title }) => type === 'story' && title.startsWith(area))),
        )
        .catch(() => undefined);
      return () => unmounted.abort();
    },
    [area],
  );
  return stories;
}

/** True if in the viewport and fewer than two other previews are loading. */
function useQueuedStart(queue: PrintQueue) {
  const place = useRef<HTMLDivElement>(null);
  const [started, setStarted] = useState(false);
  const done = useRef(() => {});
  useEffect(
    function queueWhileVisible() {
      let leave = () => {};
      const observer = new IntersectionObserver(([entry]) => {
        leave();
        leave = () => {};
        if (!entry?.isIntersecting) return;
        const ticket = queue.enter(() => setStarted(true));
        done.current = ticket.done;
        leave = ticket.leave;
      });
      if (place.current) observer.observe(place.current);
      return () => {
        observer.disconnect();
        leave();
        done.current();
      };
    },
    [queue],
  );
  return { place, started, rendered: () => done.current() };
}

interface PrintProps {
  story: IndexEntry;
  globals: string;
  queue: PrintQueue;
}

function Print({ story, globals, queue }: PrintProps) {
  const { place, started, rendered } = useQueuedStart(queue);
  const address = `iframe.html?id=${story.id}&viewMode=story&globals=${globals}`;
  return (
    <figure className="contact-sheet-print">
      <div ref={place} className="contact-sheet-picture">
        {started && (
          <iframe
            title={`${story.title}: ${storyName(story)}`}
            src={address}
            tabIndex={-1}
            onLoad={({ currentTarget }) => onceRendered(currentTarget, rendered)}
          />
        )}
      </div>
      <figcaption>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {storyName(story)}
        </a>
      </figcaption>
    </figure>
  );
}

function matching(stories: readonly IndexEntry[], typed: string): IndexEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return stories.filter((story) => {
    const text = `${story.title} ${storyName(story)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

interface FilterProps {
  typed: string;
  found: string;
  onType(text: string): void;
}

function Filter({ typed, found, onType }: FilterProps) {
  const id = useId();
  return (
    <p className="contact-sheet-filter">
      <label htmlFor={id}>Show only</label>
      <input id={id} type="search" value={typed} onChange={({ target }) => onType(target.value)} />
      <output htmlFor={id}>{found}</output>
    </p>
  );
}

/**
 * Shows every story of an area side by side, in the toolbar's brand and mode. Previews load as they scroll into view.
 */
export function ContactSheet({ area, globals }: ContactSheetProps) {
  const stories = useStories(area);
  const [typed, setTyped] = useState('');
  const shown = matching(stories, useDeferredValue(typed));
  const chosen = `brand:${globals.brand};mode:${globals.mode}`;
  const titles = [...new Set(shown.map(({ title }) => title))];
  const queue = useMemo(() => new PrintQueue(AT_ONCE), []);
  return (
    <div className="contact-sheet">
      <Filter typed={typed} found={`${shown.length} of ${stories.length}`} onType={setTyped} />
      {titles.map((title) => (
        <section key={title} className="contact-sheet-group" aria-label={title}>
          <h2>{title.slice(area.length).replaceAll('/', ' › ')}</h2>
          {shown
            .filter((story) => story.title === title)
            .map((story) => (
              <Print key={`${story.id} ${chosen}`} story={story} globals={chosen} queue={queue} />
            ))}
        </section>
      ))}
    </div>
  );
}

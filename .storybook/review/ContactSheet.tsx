import { useEffect, useState } from 'react';
import type { IndexEntry } from '../manifest/coverage.ts';
import type { Globals } from '../matrix.ts';
import './contactSheet.css';

interface ContactSheetProps {
  /** How the titles of the stories begin: `Popups/`. */
  area: string;
  /** What every print is shown in. */
  globals: Globals;
}

/** The showroom's index: what there is to print. */
function useStories(area: string): IndexEntry[] {
  const [stories, setStories] = useState<IndexEntry[]>([]);
  useEffect(
    function readIndex() {
      const gone = new AbortController();
      fetch('index.json', { signal: gone.signal })
        .then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>)
        .then(({ entries }) =>
          setStories(Object.values(entries).filter(({ type, title }) => type === 'story' && title.startsWith(area))),
        )
        .catch(() => undefined);
      return () => gone.abort();
    },
    [area],
  );
  return stories;
}

function Print({ story, globals }: { story: IndexEntry; globals: string }) {
  const address = `id=${story.id}&viewMode=story&globals=${globals}`;
  return (
    <figure className="contact-sheet-print">
      <div className="contact-sheet-picture">
        <iframe title={`${story.title}: ${story.name}`} src={`iframe.html?${address}`} loading="lazy" tabIndex={-1} />
      </div>
      <figcaption>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {story.name}
        </a>
      </figcaption>
    </figure>
  );
}

/** Every story of an area side by side, in the brand and mode of the toolbar. Prints are made as they come into sight. */
export function ContactSheet({ area, globals }: ContactSheetProps) {
  const stories = useStories(area);
  const chosen = `brand:${globals.brand};mode:${globals.mode}`;
  const titles = [...new Set(stories.map(({ title }) => title))];
  return (
    <div className="contact-sheet">
      {titles.flatMap((title) => [
        <h2 key={title} className="contact-sheet-group">
          {title.slice(area.length)}
        </h2>,
        ...stories
          .filter((story) => story.title === title)
          .map((story) => <Print key={`${story.id} ${chosen}`} story={story} globals={chosen} />),
      ])}
    </div>
  );
}

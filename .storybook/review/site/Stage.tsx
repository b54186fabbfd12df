import './stage.css';
import { Button, TextAreaField } from '@mortar/design-system';
import { type CSSProperties, type MouseEvent, useEffect, useState } from 'react';
import { combinationTitle, getPicture, site } from './data.ts';
import type { Entry } from './model.ts';
import { Picture } from './Picture.tsx';
import { addComment, getReview, useReviews } from './store.ts';
import type { View } from './view.ts';

interface SideOf {
  combination: string;
  version: string;
}

interface StageProps {
  view: View;
  entry: Entry;
  story: string;
  sides: readonly [SideOf, SideOf];
}

const getTitle = ({ combination, version }: SideOf) => {
  const label = site.versions.find(({ key }) => key === version)?.label ?? version;
  return site.versions.length > 1 ? `${combinationTitle(combination)}, ${label}` : combinationTitle(combination);
};

const getZoom = ({ zoom }: View) => (zoom === 'fit' ? undefined : Number(zoom));

interface Place {
  x: number;
  y: number;
}

const at = ({ x, y }: Place): CSSProperties => ({ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` });

/** Pressed point as fractions of the picture. */
function getPlace(event: MouseEvent<HTMLElement>): Place {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}

/** Picture that can be pressed to comment on a point. */
function Commented({ view, entry, story, side }: { view: View; entry: Entry; story: string; side: SideOf }) {
  const [place, setPlace] = useState<Place | null>(null);
  const [text, setText] = useState('');
  const comments = (getReview(useReviews(), entry.id)?.comments ?? []).filter(
    (comment) => comment.story === story && comment.combination === side.combination,
  );
  const say = async () => {
    if (!place || text.trim() === '') return;
    const picture = getPicture(story, side.combination, side.version)?.src ?? '';
    await addComment(entry, { story, combination: side.combination, ...place, text: text.trim(), picture });
    setPlace(null);
    setText('');
  };
  return (
    <div className="review-commented">
      <div className="review-sheet">
        <button
          type="button"
          className="review-press"
          aria-label="Comment on a place of the picture"
          onClick={(event) => setPlace(getPlace(event))}
        >
          <Picture story={story} {...side} label={getTitle(side)} zoom={getZoom(view)} />
        </button>
        {comments.map((comment, index) => (
          <span
            key={comment.id}
            className="review-pin"
            data-settled={comment.settledBy !== undefined}
            style={at(comment)}
          >
            {index + 1}
          </span>
        ))}
        {place && <span className="review-pin review-pin--new" style={at(place)} />}
      </div>
      {place && (
        <form
          className="review-say"
          onSubmit={(event) => {
            event.preventDefault();
            void say();
          }}
        >
          <TextAreaField
            label="What is to be said about this place?"
            rows={2}
            autoFocus
            value={text}
            onChange={setText}
          />
          <div className="review-acts">
            <Button type="submit" size="sm" unavailable={text.trim() === '' ? 'Say something first.' : undefined}>
              Comment
            </Button>
            <Button size="sm" variant="outline" onClick={() => setPlace(null)}>
              Leave
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

function Slider({ story, sides, zoom }: { story: string; sides: StageProps['sides']; zoom: number | undefined }) {
  const [share, setShare] = useState(50);
  return (
    <div className="review-slider" style={{ '--share': `${share}%` } as CSSProperties}>
      <div className="review-sheet">
        <Picture story={story} {...sides[1]} label={getTitle(sides[1])} zoom={zoom} />
        <div className="review-over">
          <Picture story={story} {...sides[0]} label={getTitle(sides[0])} zoom={zoom} />
        </div>
        <input
          type="range"
          aria-label={`How much of ${getTitle(sides[0])}`}
          min={0}
          max={100}
          value={share}
          onChange={(event) => setShare(Number(event.target.value))}
        />
      </div>
    </div>
  );
}

const BLINK_MS = 600;

function Blink({ story, sides, zoom }: { story: string; sides: StageProps['sides']; zoom: number | undefined }) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShown((now) => 1 - now), BLINK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="review-blink">
      {sides.map((side, index) => (
        <figure key={getTitle(side)} data-shown={index === shown}>
          <figcaption>{getTitle(side)}</figcaption>
          <Picture story={story} {...side} label={getTitle(side)} zoom={zoom} />
        </figure>
      ))}
    </div>
  );
}

/** Shows the pictures in the selected comparison mode. */
export function Stage({ view, entry, story, sides }: StageProps) {
  const zoom = getZoom(view);
  if (view.way === 'slider') return <Slider story={story} sides={sides} zoom={zoom} />;
  if (view.way === 'blink') return <Blink story={story} sides={sides} zoom={zoom} />;
  return (
    <div className="review-stage">
      {(view.way === 'one' ? [sides[0]] : sides).map((side, index) => (
        <figure key={index === 0 ? 'now' : 'then'}>
          <figcaption>{getTitle(side)}</figcaption>
          <Commented view={view} entry={entry} story={story} side={side} />
        </figure>
      ))}
    </div>
  );
}

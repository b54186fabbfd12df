import './comments.css';
import { Button, EmptyState, TextLink } from '@mortar/design-system';
import { combinationTitle, getEntry } from '../data.ts';
import type { Entry } from '../model.ts';
import { getReview, removeComment, settleComment, useReviews } from '../store.ts';
import { getHref, type View } from '../view.ts';

const storyTitle = (entry: Entry, story: string) => {
  const state = getEntry(entry.id)?.states.find((one) => one.story === story);
  return state ? state.name : story;
};

interface CommentsProps {
  view: View;
  entry: Entry;
  /** Limits the list to one story and combination, numbered as in the picture. */
  of?: { story: string; combination: string } | undefined;
}

/** Lists an entry's comments, open ones first. */
export function Comments({ view, entry, of }: CommentsProps) {
  const all = getReview(useReviews(), entry.id)?.comments ?? [];
  const comments = of
    ? all.filter(({ story, combination }) => story === of.story && combination === of.combination)
    : all.toSorted((a, b) => Number(Boolean(a.settledBy)) - Number(Boolean(b.settledBy)));
  if (comments.length === 0)
    return of ? null : <EmptyState text="No comments." hint="Open a picture and press on the place that you mean." />;
  return (
    <ol className="review-comments">
      {comments.map(({ id, by, at, story, combination, text, settledBy }) => (
        <li key={id} data-settled={settledBy !== undefined}>
          <p>{text}</p>
          <p className="review-quiet">
            {by || 'somebody'}, {at.slice(0, 10)}
            {!of && (
              <>
                {', '}
                <TextLink href={getHref(view, { page: 'compare', story, combination, way: 'one' })}>
                  {`${storyTitle(entry, story)}, ${combinationTitle(combination)}`}
                </TextLink>
              </>
            )}
            {settledBy !== undefined && ` · settled by ${settledBy || 'somebody'}`}
          </p>
          <div className="review-acts">
            <Button size="xs" variant="outline" onClick={() => void settleComment(entry, id, settledBy === undefined)}>
              {settledBy === undefined ? 'Settle' : 'Open Again'}
            </Button>
            <Button size="xs" variant="ghost" onClick={() => void removeComment(entry, id)}>
              Remove
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}

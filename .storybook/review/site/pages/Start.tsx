import './start.css';
import { Button, Panel, TextField, TextLink } from '@mortar/design-system';
import { getStatus } from '../../reviews.ts';
import { getDigests, site } from '../data.ts';
import { KEYS } from '../keys.ts';
import type { Entry } from '../model.ts';
import { Picture } from '../Picture.tsx';
import { ReviewStateMark } from '../ReviewStateMark.tsx';
import { download, getReview, setPerson, useReviews } from '../store.ts';
import { getHref, go, type View } from '../view.ts';
import { KeyList } from './KeyList.tsx';

const ROLES = [
  {
    title: 'You design',
    lines: [
      'Every popup is below by topic: open one, and it appears in every brand and both modes.',
      'Press b for the next brand, m for the other mode, 2 to put two side by side.',
      'Say what is wrong at the place in the picture, and approve what is right.',
    ],
  },
  {
    title: 'You test',
    lines: [
      'Changed since approval lists what has moved since somebody said that it is right.',
      'npm run visual compares two commits, pixel by pixel; this site shows what there is.',
      'A link carries the whole view: put it into the report.',
    ],
  },
  {
    title: 'You build',
    lines: [
      'A popup’s page has its keys, its states and what has to stay true of it.',
      'Live opens the story in Storybook, in the same brand and mode.',
      'A state without a story is listed under Coverage; npm test fails when one goes missing.',
    ],
  },
] as const;

const popups = site.entries.filter(({ area }) => area === 'Popups');
const getGroups = (entries: readonly Entry[]) => [...Map.groupBy(entries, ({ group }) => group || 'Others')];

function Journeys({ view }: { view: View }) {
  return (
    <Panel title={`${popups.length} popups by topic`}>
      <div className="review-topics">
        {getGroups(popups).map(([topic, entries]) => (
          <section key={topic} aria-label={topic}>
            <h3>
              <TextLink quiet href={getHref(view, { page: 'browse', area: 'Popups', group: topic })}>
                {topic}
              </TextLink>
            </h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <TextLink href={getHref(view, { page: 'entry', entry: entry.id })}>{entry.name}</TextLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

/** First picture of the login screen, which represents each brand. */
const loginStory = site.entries.find(({ name }) => name === 'Login')?.states[0]?.story;

function Brands({ view }: { view: View }) {
  const [, mode] = view.combination.split(' ');
  return (
    <Panel title="Five brands">
      <ul className="review-brands">
        {site.brands.map(({ name, title }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={view.combination === `${name} ${mode}`}
              onClick={() => go({ combination: `${name} ${mode}` })}
            >
              {loginStory && <Picture story={loginStory} combination={`${name} ${mode}`} label="" />}
              {title}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Coverage() {
  const waiting = site.coverage.filter(({ missing }) => missing.length > 0);
  const states = site.coverage.reduce((sum, entry) => sum + entry.states, 0);
  const missing = waiting.reduce((sum, entry) => sum + entry.missing.length, 0);
  return (
    <Panel title="Coverage">
      <p className="review-figure">
        <strong>
          {states - missing} of {states}
        </strong>
        {' states of '}
        {site.coverage.length} screens, panels and popups are shown.
      </p>
      {waiting.length > 0 && (
        <ul className="review-waiting">
          {waiting.map((entry) => (
            <li key={entry.id}>
              <strong>{entry.title}</strong>: {entry.missing.join(', ')}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Reviewed({ view }: { view: View }) {
  const reviews = useReviews();
  const standings = site.entries.map((entry) =>
    getStatus(getReview(reviews, entry.id), getDigests(entry), site.environment),
  );
  const rows = [
    ['draft', 'not reviewed yet', standings.filter(({ status }) => status === 'draft').length],
    ['approved', 'approved', standings.filter(({ status }) => status === 'approved').length],
    ['reviewed', 'reviewed', standings.filter(({ status }) => status === 'reviewed').length],
    ['changed', 'changed since they were looked at', standings.filter(({ changed }) => changed.length > 0).length],
    ['comments', 'with open comments', standings.filter(({ open }) => open > 0).length],
  ] as const;
  return (
    <Panel title="Review">
      <ul className="review-figures">
        {rows.map(([reviewState, words, count]) => (
          <li key={reviewState}>
            <TextLink href={getHref(view, { page: 'browse', reviewState, area: '', group: '' })}>
              {`${count} ${words}`}
            </TextLink>
          </li>
        ))}
      </ul>
      {!reviews.served && (
        <div className="review-handover">
          <TextField label="Your name" value={reviews.person} onChange={setPerson} />
          <Button
            size="sm"
            variant="outline"
            unavailable={Object.keys(reviews.own).length === 0 ? 'You have decided nothing here yet.' : undefined}
            onClick={download}
          >
            Hand over my reviews
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Others({ view }: { view: View }) {
  const areas = [...Map.groupBy(site.entries, ({ area }) => area)];
  return (
    <Panel title="Everything">
      <ul className="review-figures">
        {areas.map(([area, entries]) => (
          <li key={area}>
            <TextLink href={getHref(view, { page: 'browse', area, group: '' })}>{area}</TextLink>
            {` ${entries.length}, ${entries.reduce((sum, { states }) => sum + states.length, 0)} states`}
          </li>
        ))}
      </ul>
      <KeyList keys={KEYS} />
    </Panel>
  );
}

const latest = (entries: readonly Entry[], reviews: ReturnType<typeof useReviews>) =>
  entries
    .filter(({ id }) => getReview(reviews, id)?.at)
    .sort((a, b) => ((getReview(reviews, a.id)?.at ?? '') < (getReview(reviews, b.id)?.at ?? '') ? 1 : -1))
    .slice(0, 6);

function Latest({ view }: { view: View }) {
  const reviews = useReviews();
  const entries = latest(site.entries, reviews);
  return (
    <Panel title="Last looked at">
      {entries.length === 0 && <p>Nobody has decided about anything yet.</p>}
      <ul className="review-latest">
        {entries.map((entry) => (
          <li key={entry.id}>
            <TextLink href={getHref(view, { page: 'entry', entry: entry.id })}>{entry.name}</TextLink>
            <ReviewStateMark entry={entry} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function Start({ view }: { view: View }) {
  return (
    <main className="review-page review-start">
      <div className="review-roles">
        {ROLES.map(({ title, lines }) => (
          <Panel key={title} title={title}>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
      <div className="review-columns">
        <Journeys view={view} />
        <div className="review-column">
          <Reviewed view={view} />
          <Latest view={view} />
          <Brands view={view} />
          <Coverage />
          <Others view={view} />
        </div>
      </div>
    </main>
  );
}

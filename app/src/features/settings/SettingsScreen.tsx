import { LoadingState, NavList, VisuallyHidden } from '@mortar/design-system';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#pages/paths.ts';
import { useSession } from '#session/useSession.ts';
import { useUnsavedPrompt } from '#unsaved/useUnsavedPrompt.ts';
import { messages as texts } from './messages.ts';
import { SettingsHeader } from './SettingsHeader.tsx';
import { type Section, sectionNamed, sectionsFor } from './sections.ts';
import './settings.css';

const HEADINGS = Object.keys(texts.headings) as (keyof typeof texts.headings)[];

/** /Settings: user, menu of sections, and the section from the address (000 §2). */
export function SettingsScreen() {
  const { staff } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const promptUnsaved = useUnsavedPrompt();
  const sections = sectionsFor(staff);
  const shown = sectionNamed(sections, search.get('section'));
  const groups = HEADINGS.map((heading) => ({
    heading: texts.headings[heading],
    items: sections
      .filter((section) => section.heading === heading)
      .map(({ id }) => ({
        id,
        label: texts.names[id],
        href: paths.settings(id),
        active: id === shown?.id,
        onSelect: () => {
          if (id !== shown?.id) promptUnsaved(() => void navigate(paths.settings(id)));
        },
      })),
  })).filter(({ items }) => items.length > 0);
  return (
    <div className="settings-page">
      <SettingsHeader />
      <div className="settings-menu">
        <VisuallyHidden as="h2">{texts.sections}</VisuallyHidden>
        <NavList label={texts.sections} groups={groups} />
      </div>
      <div className="settings-section">{shown && <ShownSection section={shown} />}</div>
    </div>
  );
}

/** Current section. After selection its heading has focus, before the fields. */
function ShownSection({ section: { id, Content } }: { section: Section }) {
  const [first] = useState(id);
  const [chosen, setChosen] = useState(false);
  if (id !== first && !chosen) setChosen(true);
  return (
    <Suspense fallback={<LoadingState text={texts.loading} />}>
      <Content key={id} />
      {chosen && <HeadingFocus key={`focus ${id}`} />}
    </Suspense>
  );
}

/** Focuses the section's heading once loaded. */
function HeadingFocus() {
  useEffect(function focusHeading() {
    const heading = document.querySelector<HTMLElement>('.settings-section h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return null;
}

import './site.css';
import { applyTheme, Logo, SearchBox, SegmentedField, SelectField, Toaster, TopBar } from '@mortar/design-system';
import type { BrandName, Mode } from '@mortar/themes';
import { useLayoutEffect, useRef } from 'react';
import { getEntry, site } from './data.ts';
import { useKeys } from './keys.ts';
import { Browse } from './pages/Browse.tsx';
import { Compare } from './pages/Compare.tsx';
import { EntryPage } from './pages/EntryPage.tsx';
import { Start } from './pages/Start.tsx';
import { useReviews } from './store.ts';
import { getHref, go, useView, type View } from './view.ts';

function Page({ view }: { view: View }) {
  if (view.page === 'browse') return <Browse view={view} />;
  if (view.page === 'start') return <Start view={view} />;
  const entry = getEntry(view.entry);
  if (!entry) {
    return (
      <main className="review-page">
        <p>There is no entry called {view.entry}. It may have another name in this version.</p>
      </main>
    );
  }
  return view.page === 'compare' ? <Compare view={view} entry={entry} /> : <EntryPage view={view} entry={entry} />;
}

/** Shows the review site in the view that the address names. */
export function Site() {
  const view = useView();
  const { problem } = useReviews();
  const searchRef = useRef<HTMLInputElement>(null);
  const [brand = 'mortar', mode = 'light'] = view.combination.split(' ');
  useLayoutEffect(() => applyTheme(brand as BrandName, mode as Mode), [brand, mode]);
  useKeys(searchRef);
  const find = (text: string) => go({ page: 'browse', entry: '', text });
  return (
    <div className="review">
      <TopBar
        brandName="Mortar review"
        logo={<Logo brand={brand as BrandName} surface="topBar" decorative />}
        start={
          <a className="review-home" href={getHref(view, { page: 'start', entry: '', text: '' })}>
            Start
          </a>
        }
      />
      <div className="review-bar">
        <SearchBox
          label="Find a popup, screen or component"
          inputRef={searchRef}
          value={view.text}
          onChange={find}
          onSearch={find}
        />
        <SelectField
          label="Brand"
          hideLabel
          value={brand}
          options={site.brands.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={(name) => go({ combination: `${name} ${mode}` })}
        />
        <SegmentedField
          label="Mode"
          value={mode}
          options={site.modes.map((name) => ({ value: name, label: name === 'dark' ? 'Dark' : 'Light' }))}
          onChange={(name) => go({ combination: `${brand} ${name}` })}
        />
      </div>
      {problem && (
        <p className="review-problem" role="alert">
          {problem}
        </p>
      )}
      <Page view={view} />
      <Toaster />
    </div>
  );
}

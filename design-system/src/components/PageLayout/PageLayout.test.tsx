import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { PageLayout } from './PageLayout.tsx';

const page = (
  <PageLayout topBar={<header className="m-top-bar">Mortar</header>}>
    <h1>Responses</h1>
    <search>
      <input aria-label="Search" />
    </search>
    <Panel title="Responses">
      <button type="button">First</button>
      <Panel title="Inside" level={3}>
        <button type="button">Inside</button>
      </Panel>
    </Panel>
    <Panel title="Details">
      <button type="button">Second</button>
    </Panel>
  </PageLayout>
);

const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

describe('PageLayout', () => {
  it('has a skip link past the bar as the first tab stop', async () => {
    const { user } = render(page);
    await user.tab();
    expect(focused()).toBe('Skip to the page');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await user.tab();
    expect(focused()).toBe('Search');
  });

  it('moves through its regions with F6, and back with Shift', () => {
    render(page);
    const visited: unknown[] = [];
    for (const shiftKey of [false, false, false, false, true]) {
      fireEvent.keyDown(document.body, { key: 'F6', shiftKey });
      visited.push(focused());
    }
    expect(visited).toEqual(['Search', 'First', 'Second', 'Search', 'Second']);
  });

  it('leaves F6 to a page with its own panels, and to popups', () => {
    render(
      <>
        {page}
        <div role="dialog" aria-label="Order" />
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(document.activeElement).toBe(document.body);
  });
});

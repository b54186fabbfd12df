import { createOrder, describeOrder, type FooterAd, type Staff } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { paths } from '#pages/paths.ts';
import { leavingAtom } from '#shell/navigation/useLeave.tsx';
import { Adverts } from './Adverts.tsx';
import { messages } from './messages.ts';

const wordless = { headline: '', line: '' };
const adverts: FooterAd[] = [
  { adid: 7, imageurl: 'data:,seven', isclickable: true, ...wordless },
  { adid: 8, imageurl: 'data:,eight', isclickable: false, ...wordless },
];
const winter = { headline: 'Cold and flu', line: 'Click to order' };
const staff = (create = true) =>
  ({
    retailerid: 1001,
    staffname: 'Thabo Nkosi',
    profileactivated: true,
    role: { rolepermissions: { dashboard: { ordering: true }, ordering: { read: true, create } } },
  }) as Staff;

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** @param answers of each call in sequence; the last one repeats */
function open(answers: Partial<Record<string, (() => Response)[]>> = {}, person = staff(), shown = adverts) {
  const sent: Sent[] = [];
  const answer = vi.fn<typeof fetch>(async (address, init) => {
    const path = new URL(String(address), 'http://x').pathname;
    sent.push({ path, body: JSON.parse(String(init?.body)) });
    const [next, ...rest] = answers[path] ?? [];
    if (next && rest.length > 0) answers[path] = rest;
    return next?.() ?? Response.json({ resultcode: 1, orderid: 41, ordernumber: '100041' });
  });
  const services = createServices({ config: defaultConfig, fetch: answer });
  services.startSession({ token: 'one', validTo: null, staff: person, adverts: shown });
  render(
    <AppProviders services={services}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Adverts />} />
          <Route path={paths.ordering()} element={<h1>Ordering</h1>} />
        </Routes>
      </MemoryRouter>
    </AppProviders>,
  );
  return { services, sent };
}

const click = () => fireEvent.click(screen.getByRole('button', { name: messages.adverts.start('Advert 1') }));
const fails = () => Response.json({ resultcode: 2, resulttext: '' });
const works = () => Response.json({ resultcode: 1, orderid: 41, ordernumber: '100041' });
const cut = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  toast.clear();
  cleanup();
  vi.unstubAllGlobals();
});

describe('a clicked advert', () => {
  it('creates an order, describes it, stores its id, and opens the ordering page', async () => {
    const { services, sent } = open();
    click();
    await screen.findByRole('heading', { name: 'Ordering' });
    expect(sent.map(({ path }) => path)).toEqual([createOrder.path, describeOrder.path]);
    expect(sent[1]?.body).toEqual({ orderid: 41, description: 'Thabo Nkosi #100041' });
    const order = { orderId: 41, orderNumber: '100041', type: 'new', adid: 7 };
    expect(services.store.get(currentOrderAtom)).toEqual(order);
  });

  it('sends one request, however often it is clicked meanwhile', async () => {
    const { sent } = open();
    click();
    click();
    await screen.findByRole('heading', { name: 'Ordering' });
    expect(sent).toHaveLength(2);
  });

  it('shows s3 if the order cannot be created, and requests the same order again', async () => {
    const { sent } = open({ [createOrder.path]: [fails, cut, works] });
    click();
    await screen.findByText(messages.adverts.failed('2', 's3'));
    click();
    await screen.findByText(messages.adverts.failed('Network Error', 's3'));
    click();
    await screen.findByRole('heading', { name: 'Ordering' });
    const moments = sent.filter(({ path }) => path === createOrder.path).map(({ body }) => body.createddatetime);
    expect(moments).toHaveLength(3);
    expect(new Set(moments).size).toBe(1);
  });

  it('shows s4 if the order cannot be described, and creates no second one', async () => {
    const { services, sent } = open({ [describeOrder.path]: [fails, works] });
    click();
    await screen.findByText(messages.adverts.failed('2', 's4'));
    expect(services.store.get(currentOrderAtom)).toBeNull();
    click();
    await screen.findByRole('heading', { name: 'Ordering' });
    expect(sent.filter(({ path }) => path === createOrder.path)).toHaveLength(1);
  });

  it('does nothing for a user who may not create orders, and shows the reason', async () => {
    const { sent } = open({}, staff(false));
    click();
    await screen.findByText('You do not have permissions to create new orders.');
    expect(sent).toEqual([]);
  });

  it('waits until the open order is saved or discarded', () => {
    const { services, sent } = open();
    services.store.set(currentOrderAtom, { orderId: 3, orderNumber: '3', type: 'update' });
    click();
    expect(services.store.get(leavingAtom)).not.toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('the adverts', () => {
  it('have no link if they are not clickable', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('img', { name: 'Advert 2' }).closest('button')).toBeNull();
  });

  it('skip one whose picture fails to load, and are hidden if none is left', () => {
    open();
    fireEvent.error(
      screen.getByRole('button', { name: messages.adverts.start('Advert 1') }).querySelector('img') as Element,
    );
    expect(screen.getByRole('group').getAttribute('aria-label')).toBe('1 of 1: Advert 1');
    fireEvent.error(screen.getByRole('img', { name: 'Advert 1' }));
    expect(screen.queryByRole('region', { name: messages.adverts.label })).toBeNull();
  });
});

describe('an advert with text', () => {
  const named = 'Cold and flu. Click to order: start an order';
  const openWith = (...shown: Partial<FooterAd>[]) =>
    open(
      {},
      staff(),
      shown.map((one, index) => ({ adid: index + 1, imageurl: '', isclickable: true, ...wordless, ...one })),
    );

  it('is named by its text and action, and starts an order', async () => {
    const { services } = openWith(winter);
    expect(screen.getByText('Cold and flu')).toBeTruthy();
    expect(screen.getByRole('group', { name: '1 of 1: Cold and flu. Click to order' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: named }));
    await screen.findByRole('heading', { name: 'Ordering' });
    expect(services.store.get(currentOrderAtom)).toMatchObject({ adid: 1 });
  });

  it('has no button if it is not clickable', () => {
    openWith({ ...winter, isclickable: false });
    expect(screen.getByText('Click to order').closest('button')).toBeNull();
  });

  it('remains if its picture fails to load; the picture has no text alternative', () => {
    openWith({ ...winter, imageurl: 'data:,one' });
    const advert = screen.getByRole('button', { name: named });
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.error(advert.querySelector('img') as Element);
    expect(screen.getByRole('button', { name: named }).querySelector('img')).toBeNull();
  });

  it('is listed among adverts with only a picture, which keep their number', () => {
    openWith(winter, { imageurl: 'data:,two' }, {});
    expect(screen.getByRole('group', { name: '1 of 2: Cold and flu. Click to order' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('button', { name: messages.adverts.start('Advert 2') })).toBeTruthy();
  });
});

import type { FooterAd, Staff } from '@mortar/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { Gallery } from './Gallery.tsx';
import { messages as texts } from './messages.ts';

const banner = (adid: number, more: Partial<FooterAd>): FooterAd => ({
  adid,
  imageurl: '',
  isclickable: false,
  headline: '',
  line: '',
  ...more,
});
const advert = banner(7, { headline: 'Sun care' });

function open(banners?: FooterAd[]) {
  const services = createServices({ config: defaultConfig, fetch: () => Promise.reject(new TypeError('offline')) });
  const session = { token: 'one', validTo: null, staff: { retailerid: 1 } as Staff, adverts: [advert] };
  services.startSession({ ...session, ...(banners && { banners }) });
  render(
    <AppProviders services={services}>
      <Gallery />
    </AppProviders>,
  );
}
const shown = () => screen.getByRole('group').getAttribute('aria-label');

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the shop’s banners', () => {
  it('show their text if they have one, and are named by it', () => {
    open([banner(1, { headline: 'Winter', line: 'Two free with ten' })]);
    expect(screen.getByText('Two free with ten')).toBeTruthy();
    expect(shown()).toBe('1 of 1: Winter. Two free with ten');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('are named by number if they have only a picture, and skipped if it fails to load', () => {
    open([banner(1, { headline: 'Winter' }), banner(2, { imageurl: 'data:,two' }), banner(3, {})]);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown()).toBe(`2 of 2: ${texts.banner(2)}`);
    fireEvent.error(screen.getByRole('img', { name: texts.banner(2) }));
    expect(shown()).toBe('1 of 1: Winter');
  });

  it('are the adverts if the login returned no banners', () => {
    open();
    expect(shown()).toBe('1 of 1: Sun care');
  });

  it('show a message if there are none to show', () => {
    open([banner(1, {})]);
    expect(screen.getByText(texts.noGallery)).toBeTruthy();
  });
});

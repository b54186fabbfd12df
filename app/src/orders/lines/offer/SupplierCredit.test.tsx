import type { Staff } from '@mortar/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { SupplierCredit, useCreditUsed } from './SupplierCredit.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const PRICE = { supplierCode: 'KEST', supplier: 'Kestrel Wholesale' } as SupplierPrice;
const used = {
  creditusageformonth: [{ creditlimit: 1000, usage: 250, usagestartdate: '2026-11-01', usageenddate: '2026-11-30' }],
};

function Credit() {
  return (
    <>
      <SupplierCredit price={PRICE} adding={5000} />
      <p>used: {useCreditUsed('KEST')}</p>
    </>
  );
}

function show(grouporderingenabled: boolean) {
  const requests: string[] = [];
  const services = createServices({
    config: defaultConfig,
    fetch: async (address) => {
      requests.push(new URL(String(address), 'http://x').pathname);
      return Response.json({ resultcode: 1, ...used });
    },
  });
  const role = { rolepermissions: { ordering: { update: true } } };
  const staff = { staffid: 2, retailerid: 2000, grouporderingenabled, role } as Staff;
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  render(
    <AppProviders services={services}>
      <SettingsContext value={sampleSettings()}>
        <Credit />
      </SettingsContext>
    </AppProviders>,
  );
  return requests;
}

it('is shown for a pharmacy’s account', async () => {
  show(false);
  expect(await screen.findByText('used: 25% of credit used')).toBeTruthy();
});

it('is not requested for a group, whose own account receives none of its orders', async () => {
  const requests = show(true);
  expect(await screen.findByText('Kestrel Wholesale')).toBeTruthy();
  expect(requests).toEqual([]);
  expect(screen.getByText('used:')).toBeTruthy();
});

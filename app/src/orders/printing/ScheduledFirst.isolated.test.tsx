import type { Staff } from '@mortar/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { ScheduledFirst } from './ScheduledFirst.tsx';

vi.mock('#documents/usePages.ts', () => ({ usePages: () => ({ file: null, error: undefined, retry() {} }) }));
vi.mock('@mortar/design-system', async (original) => ({ ...(await original<object>()), PdfPreview: () => null }));

afterEach(cleanup);

const findOrder = (schedule: string) => ({
  orderid: 7,
  ordernumber: '100131',
  retailerid: 1001,
  retailername: 'Kloof Street Pharmacy',
  regretteditems: 0,
  ordervalue: 10,
  invoicedvalue: 0,
  purchaseordernumber: '',
  accountnumber: 'K-1',
  computername: '',
  name: '',
  createddatetime: '2026-03-02T06:00:00.000Z',
  senddatetime: null,
  receiveddatetime: null,
  description: 'Monday',
  deliverymethod: '',
  staffname: 'Thabo Nkosi',
  statusdescription: 'Pending',
  isbasket: false,
  indicator: 'Waiting',
  locked: true,
  orderitemqty: 1,
  orderitems: [
    {
      orderitemid: 1,
      supplier: 'Kestrel',
      supplierproductcode: 'K-7',
      productid: 7,
      packsize: '24',
      schedule,
      productdescription: 'Oxynorm 10 mg CAP 28',
      orderedquantity: 2,
      bonusquantity: 0,
      orderedprice: 5,
      suppliedquantity: 0,
      invoicedprice: 0,
      regretdescription: '',
      staffname: '',
      invoicenumber: '',
      accountnumber: 'K-1',
    },
  ],
});

function open(answer: object, prompts: boolean) {
  const onDone = vi.fn();
  const services = createServices({ config: defaultConfig, fetch: async () => Response.json(answer) });
  const role = { rolepermissions: { ordering: { update: true } } };
  const staff = {
    staffid: 2,
    retailerid: 1001,
    retailername: 'Kloof Street Pharmacy',
    grouporderingenabled: false,
    role,
    physicaladdress: '',
    physicalsuburb: '',
    physicalcity: '',
    physicalareacode: '',
    bhf: '',
  } as unknown as Staff;
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const settings = sampleSettings({ ordering_PromptPrintShceduleItems: prompts });
  render(
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={settings}>
          <ScheduledFirst orderId={7} onDone={onDone} />
        </SettingsContext>
      </AppProviders>
    </MemoryRouter>,
  );
  return onDone;
}
const found = (schedule: string) => ({ resultcode: 1, clientorders: [findOrder(schedule)] });

it('prints the scheduled lines, and continues once its preview is closed', async () => {
  const onDone = open(found('6'), false);
  await screen.findByRole('dialog', { name: 'Print Scheduled PDF' });
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('prompts first if the settings require it: no continues, yes prints', async () => {
  const onDone = open(found('7'), true);
  await screen.findByRole('alertdialog', { name: 'Print Scheduled PDF' });
  fireEvent.click(screen.getByRole('button', { name: /^No/ }));
  expect(onDone).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: /^Yes/ }));
  await screen.findByRole('dialog', { name: 'Print Scheduled PDF' });
});

it.each([
  ['has no scheduled products', found('5')],
  ['is not found', { resultcode: 5 }],
  ['cannot be read', { resultcode: 2 }],
])('continues at once if the order %s', async (_, answer) => {
  const onDone = open(answer, true);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

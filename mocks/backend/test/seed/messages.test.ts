import { SUPPLIER_SENDER } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { SUPPLIERS } from '../../src/catalogue/data/suppliers.ts';
import { registeredHash } from '../../src/rules/messages/chat.ts';
import { HOLIDAYS, SAMPLES, type Sample, wallClock } from './samples.ts';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].concat(
  ...['September', 'October', 'November', 'December'],
);
const monthAfter = (moment: number, months: number) =>
  MONTHS[(Number(wallClock(moment).month.slice(5)) - 1 + months + 12) % 12];

const getTexts = ({ state }: Sample, convID: number) => state.messages.filter((message) => message.convID === convID);
const answersTo = ({ state }: Sample, ticketnumber: string) =>
  state.ticketMessages.filter((message) => message.ticketnumber === ticketnumber);
const getKeys = ({ state }: Sample, retailerid: number, group: string) =>
  state.notifications
    .filter((row) => row.retailerid === retailerid && row.group === group)
    .map(({ identifier, secondaryidentifier }) => `${identifier} ${secondaryidentifier}`)
    .sort();

describe.each(SAMPLES)('the seeded messages, %s', (_name, sample) => {
  const { state, now } = sample;

  it('fill lists of several pages, from everyone', () => {
    expect(state.tickets.length).toBeGreaterThan(50);
    expect(new Set(state.tickets.map(({ supportid }) => supportid)).size).toBeGreaterThan(2);
    expect(
      state.tickets.filter(({ ticketnumber }) => answersTo(sample, ticketnumber).length >= 5).length,
    ).toBeGreaterThan(1);
    for (const closed of [true, false]) {
      expect(state.tickets.filter((ticket) => ticket.closed === closed).length).toBeGreaterThan(5);
    }
    const counts = SUPPLIERS.map(
      ({ suppliercode }) => state.conversations.filter((row) => row.suppliercode === suppliercode).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBeGreaterThan(25);
    expect(new Set(state.conversations.map(({ category }) => category)).size).toBe(4);
  });

  it('were written in sequence in working hours, and never in the future', () => {
    const times = [
      ...state.tickets.map(({ submittedat }) => submittedat),
      ...state.ticketMessages.map(({ sentat }) => sentat),
      ...state.messages.map(({ sentat }) => sentat),
    ];
    for (const at of times) {
      expect(at).toBeLessThan(now);
      const { date, weekday, hours } = wallClock(at);
      expect(HOLIDAYS, date).not.toContain(date);
      expect(weekday, date).not.toBe(0);
      expect(hours).toBeGreaterThanOrEqual(7.5);
      expect(hours).toBeLessThanOrEqual(18);
    }
    for (const { ticketnumber, submittedat } of state.tickets) {
      const sent = answersTo(sample, ticketnumber).map(({ sentat }) => sentat);
      expect([submittedat, ...sent]).toEqual([submittedat, ...sent].sort((a, b) => a - b));
    }
    const started = state.conversations.map(({ startedat }) => startedat);
    expect(started).toEqual(started.toSorted((a, b) => a - b));
    for (const { convID, startedat } of state.conversations) {
      const messages = getTexts(sample, convID);
      expect(messages[0]?.sentat).toBe(startedat);
      const byId = messages.toSorted((a, b) => a.convMessageID - b.convMessageID);
      expect(byId.map(({ sentat }) => sentat)).toEqual(messages.map(({ sentat }) => sentat).sort((a, b) => a - b));
    }
  });

  it('name the months and facts of their time', () => {
    for (const { convID, subject, startedat, suppliercode } of state.conversations) {
      const [, statement] = /^Statement for (\w+)$/.exec(subject) ?? [];
      if (statement !== undefined) expect(statement, wallClock(startedat).date).toBe(monthAfter(startedat, -1));
      const [, prices] = /^New prices from 1 (\w+)$/.exec(subject) ?? [];
      if (prices !== undefined) expect(prices, wallClock(startedat).date).toBe(monthAfter(startedat, 1));
      const text = getTexts(sample, convID)
        .map(({ message }) => message)
        .join(' ');
      const own = state.sentOrders.filter(
        (order) => order.retailerid === 1001 && order.suppliercode === suppliercode && order.sentat < startedat,
      );
      for (const [invoice] of text.matchAll(/INV\d+/g)) {
        expect(own.some(({ lines }) => lines.some(({ invoicenumber }) => invoicenumber === invoice))).toBe(true);
      }
      const [, number] = /order (\d+)$/.exec(subject) ?? [];
      if (number !== undefined) expect(own.map(({ ordernumber }) => ordernumber)).toContain(number);
    }
    expect(state.conversations.filter(({ subject }) => subject.startsWith('Statement')).length).toBeGreaterThan(5);
  });

  it('end with the other side’s text: no answer is pending when a server starts', () => {
    for (const { convID } of state.conversations) expect(getTexts(sample, convID).at(-1)?.sender).toBe(SUPPLIER_SENDER);
    for (const { ticketnumber } of state.tickets) {
      expect(answersTo(sample, ticketnumber).at(-1)?.isclientsender).toBe(false);
    }
  });

  it('are unread exactly if a notification is about them', () => {
    const unread = state.ticketMessages.filter(({ isread }) => !isread);
    expect(unread.every(({ isclientsender }) => !isclientsender)).toBe(true);
    expect(getKeys(sample, 1001, 'support')).toEqual(
      unread.map(({ ticketnumber, ticketmessageid }) => `${ticketnumber} ${ticketmessageid}`).sort(),
    );
    const talks = state.conversations.filter(({ convID }) => getTexts(sample, convID).some(({ isread }) => !isread));
    expect(getKeys(sample, 1001, 'supplier')).toEqual(
      talks.map((row) => `${registeredHash(row)} ${row.convID}`).sort(),
    );
    expect(unread.length).toBeGreaterThan(1);
    expect(talks.length).toBeGreaterThan(1);
    for (const { sender, isread } of state.messages) if (!isread) expect(sender).toBe(SUPPLIER_SENDER);
  });

  it('have notifications of the last answers of suppliers, and of auto regrets with their order', () => {
    for (const retailerid of [1001, 2001, 2002, 2003]) {
      const responses = state.notifications.filter((row) => row.retailerid === retailerid && row.group === 'response');
      expect(responses.length).toBeGreaterThan(1);
      for (const { identifier, secondaryidentifier, sentat } of responses) {
        const order = state.sentOrders.find(({ orderid }) => orderid === Number(secondaryidentifier));
        expect(order).toMatchObject({ retailerid, ordernumber: identifier, answeredat: sentat });
      }
      const shown = Math.min(...responses.map(({ sentat }) => sentat));
      const later = state.sentOrders.filter(
        (order) => order.retailerid === retailerid && (order.answeredat ?? 0) >= shown,
      );
      expect(responses.length).toBe(later.length);
    }
    const [auto] = state.notifications.filter(({ title }) => title === 'Auto Regret');
    const order = state.orders.find(({ orderid }) => String(orderid) === auto?.identifier);
    expect(order).toMatchObject({
      retailerid: 1001,
      ordernumber: auto?.secondaryidentifier,
      description: `Auto Regret #${auto?.secondaryidentifier}`,
    });
    const [failed] = state.notifications.filter(({ title }) => title === 'Auto Regret Failed');
    expect(state.sentOrders.find(({ orderid }) => String(orderid) === failed?.identifier)).toMatchObject({
      retailerid: 2001,
    });
    for (const { sentat } of state.notifications) expect(sentat).toBeLessThanOrEqual(now);
  });
});

describe('the group', () => {
  it.each(SAMPLES)('has orders, regrets, baskets and unsent orders of its pharmacies, %s', (_name, { state, now }) => {
    for (const retailerid of [2001, 2002, 2003]) {
      const sent = state.sentOrders.filter((order) => order.retailerid === retailerid);
      expect(now - (sent.at(-1)?.sentat ?? 0)).toBeLessThan(4 * 24 * 60 * 60 * 1000);
      expect(state.regrets.some((row) => row.retailerid === retailerid)).toBe(true);
      expect(state.orderRetailers.some(({ retailerids }) => retailerids.includes(retailerid))).toBe(true);
    }
    const own = state.orders.filter(({ retailerid }) => retailerid === 2000);
    expect(own.filter(({ isbasket }) => isbasket).length).toBeGreaterThan(2);
    expect(own.filter(({ isbasket }) => !isbasket).length).toBeGreaterThan(1);
  });
});

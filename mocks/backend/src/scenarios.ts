import type { AnswerOf, login, RolePermissions } from '@mortar/contract';
import { login as loginCall, readAnswer } from '@mortar/contract';
import type { Backend } from './backend.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { generateCatalogue } from './catalogue/generate.ts';
import { describe } from './catalogue/product.ts';
import { permissions } from './rules/access/presetRoles.ts';
import { TOKEN_LIFETIME_SECONDS } from './rules/access/sessions.ts';
import { ADMINISTRATOR } from './rules/access/staff.ts';
import { registeredHash } from './rules/messages/chat.ts';
import { seededRandom } from './runtime/random.ts';
import { addNotification, addOrder, type Draft, draftSeed, fill, member } from './seed/draft.ts';
import { addPast, allInvoiced, allRegretted, HOUR, MINUTE } from './seed/history.ts';
import { addWaiting } from './seed/messages/waiting.ts';
import { SAMPLE_PASSWORD } from './seed/people.ts';
import { addRegrets } from './seed/regrets.ts';
import { RESTRICTED } from './seed/restricted.ts';
import { sampleDraft } from './seed/sample.ts';
import type { Seed } from './seed/seed.ts';
import type { OrderRow } from './store/rows.ts';

/** Monday 2 March 2026, half past eight in Cape Town: the moment of every scenario. */
export const SCENARIO_NOW = Date.parse('2026-03-02T06:30:00.000Z');

/** A named starting state: a seed, the user, and optionally an order to open. */
export interface Scenario {
  readonly seed: Seed;
  readonly session: { readonly username: string; readonly password: string };
  /** The order the story is about. */
  readonly openOrderId?: number;
}

const SIX_SUPPLIERS = ['KEST', 'PROT', 'UMVO', 'CAPE', 'BLUE', 'OVER'];
const BUYER = 'buyer@1001';

let small: Catalogue | undefined;

/** About 1 500 products, created once because catalogues never change. */
function smallCatalogue(): Catalogue {
  small ??= generateCatalogue({ products: 1_500, seed: 2026 });
  return small;
}

function scenario(draft: Draft, username = BUYER, open?: OrderRow): Scenario {
  addRegrets(draft);
  return {
    seed: { catalogue: draft.catalogue, state: draft.rows, now: draft.now },
    session: { username, password: SAMPLE_PASSWORD },
    ...(open ? { openOrderId: open.orderid } : {}),
  };
}

const blank = (name: string, catalogue = smallCatalogue()) => draftSeed(catalogue, seededRandom(name), SCENARIO_NOW);

/** The sample, small enough for a browser. */
function openingTime(): Scenario {
  return scenario(sampleDraft(smallCatalogue(), SCENARIO_NOW));
}

/** 80 unsent lines at six suppliers, twelve notifications, 30 regretted lines in the responses. */
function busyMorning(): Scenario {
  const draft = blank('busy morning');
  const open = addOrder(draft, { by: BUYER, ago: 40 * MINUTE });
  fill(draft, open, 60, SIX_SUPPLIERS);
  fill(
    draft,
    addOrder(draft, { by: 'admin@1001', ago: 3 * HOUR, description: 'Dispensary refill' }),
    20,
    SIX_SUPPLIERS,
  );
  for (let at = 0; at < 9; at += 1) {
    const suppliercode = SIX_SUPPLIERS[at % SIX_SUPPLIERS.length] ?? 'KEST';
    const sentago = (at + 1) * 2 * HOUR;
    const outcome = at < 3 ? allRegretted : allInvoiced;
    const answeredago = sentago - HOUR;
    addPast(draft, { by: BUYER, suppliercode, lines: 10, sentago, answeredago, notified: true, outcome });
  }
  addPast(draft, { by: BUYER, suppliercode: 'HART', lines: 6, sentago: 10 * MINUTE, answeredago: null });
  addOtherNotifications(draft);
  return scenario(draft, BUYER, open);
}

/** One notification of each further group. */
function addOtherNotifications(draft: Draft): void {
  const shared = { retailerid: 1001, icon: '', username: '' };
  const one = (group: 'supplier' | 'support' | 'auto regret', identifier: string, title: string, body: string) =>
    addNotification(draft, {
      ...shared,
      group,
      identifier,
      title,
      body,
      secondaryidentifier: '1',
      sentat: draft.now - HOUR,
    });
  one(
    'supplier',
    registeredHash({ suppliercode: 'KEST' }),
    'Message from Kestrel Wholesale',
    'Your delivery leaves the depot at ten.',
  );
  one('support', 'T000041', 'Ticket T000041', 'We have corrected the link you reported.');
  one('auto regret', 'AR-100131', 'Auto Regret', 'Three regretted products were ordered elsewhere.');
}

/** A pharmacy on its first day. */
function emptyPharmacy(): Scenario {
  return scenario(blank('empty pharmacy'));
}

/** The only order is open on a colleague's computer. */
function orderLockedByColleague(): Scenario {
  const draft = blank('locked');
  const order = addOrder(draft, { by: 'admin@1001', ago: HOUR, computername: 'TILL-2' });
  fill(draft, order, 9, ['KEST', 'PROT']);
  leaveOpen(draft, order, 'admin@1001');
  return scenario(draft, BUYER, order);
}

/** Locks an order for a signed-in colleague at another computer. */
function leaveOpen(draft: Draft, order: OrderRow, colleague: string): void {
  const { staffid, username, retailerid } = member(draft, colleague);
  const token = 'session-of-the-colleague';
  order.lock = {
    staffid,
    token,
    staffname: order.staffname,
    computername: order.computername,
    // Twenty minutes after it was started.
    since: order.createdat + 20 * 60_000,
  };
  order.statusdescription = 'Pending';
  const validfrom = SCENARIO_NOW - HOUR;
  const validto = validfrom + TOKEN_LIFETIME_SECONDS * 1000;
  draft.rows.sessions.push({ token, retailerid, staffid, username, validfrom, validto, endedat: null });
}

function groupBuyer(): Scenario {
  return scenario(sampleDraft(smallCatalogue(), SCENARIO_NOW), 'buyer@2000');
}

/**
 * Unsent orders of a group: for two of its pharmacies, one of which has no account at Umvoti; for one; for one and open
 * on a colleague's computer; for none yet. The first is the one to open.
 */
function groupOrders(username: string): Scenario {
  const draft = sampleDraft(smallCatalogue(), SCENARIO_NOW);
  const { rows } = draft;
  const [first] = rows.orders.filter(({ orderid }) => rows.orderRetailers.some((row) => row.orderid === orderid));
  const more = (description: string, retailerids: number[], by = 'buyer@2000', computername = 'HQ-1') => {
    const order = addOrder(draft, { by, ago: HOUR, description, computername });
    if (retailerids.length > 0) rows.orderRetailers.push({ orderid: order.orderid, retailerids });
    return order;
  };
  fill(draft, more('Sea Point weekend', [2001]), 5, ['KEST', 'CAPE']);
  const held = more('Sea Point dispensary', [2001], 'admin@2000', 'HQ-2');
  fill(draft, held, 8, ['PROT', 'UMVO']);
  leaveOpen(draft, held, 'admin@2000');
  fill(draft, more('Winter stock', []), 3, ['OVER']);
  return scenario(draft, username, first);
}

/** The group's buyer with orders for several of its pharmacies. */
const groupMorning = () => groupOrders('buyer@2000');

/** The same orders for a user who works for one of the pharmacies. */
function branchMorning(): Scenario {
  const { openOrderId: _, ...rest } = groupOrders('branch@2000');
  return rest;
}

/** Every supplier's credit is used up. */
function overCredit(): Scenario {
  const draft = blank('over credit');
  draft.rows.terms = draft.rows.terms.map((terms) => ({
    ...terms,
    creditlimitcents: terms.creditlimitcents || 5_000_000,
    openingusagecents: Math.round((terms.creditlimitcents || 5_000_000) * 1.12),
  }));
  const open = addOrder(draft, { by: BUYER, ago: 15 * MINUTE });
  fill(draft, open, 8, SIX_SUPPLIERS);
  return scenario(draft, BUYER, open);
}

/** An order created by auto regrets, with its notification, and one failed auto regret. */
function autoRegrets(): Scenario {
  const draft = blank('auto regrets');
  const outcome = allRegretted;
  const past = { by: BUYER, lines: 4, sentago: 2 * HOUR, answeredago: HOUR, notified: true, outcome };
  addPast(draft, { ...past, suppliercode: 'KEST' });
  const failed = addPast(draft, { ...past, suppliercode: 'HART' });
  const made = addOrder(draft, { by: BUYER, ago: HOUR, computername: 'AUTO-REGRETS' });
  made.description = `Auto Regret #${made.ordernumber}`;
  fill(draft, made, 4, ['PROT', 'UMVO']);
  const notice = ({ orderid, ordernumber }: Pick<OrderRow, 'orderid' | 'ordernumber'>, title: string, body: string) =>
    addNotification(draft, {
      retailerid: 1001,
      group: 'auto regret',
      icon: '',
      username: '',
      title,
      body,
      sentat: draft.now - HOUR,
      identifier: String(orderid),
      secondaryidentifier: ordernumber,
    });
  notice(made, 'Auto Regret', `4 of 4 products that Kestrel Wholesale regretted stand on order ${made.ordernumber}.`);
  notice(failed, 'Auto Regret Failed', `No supplier could be asked for what Hartebeest Medical regretted.`);
  return scenario(draft);
}

let huge: Catalogue | undefined;

/** 50 000 products, all found by an empty search. */
function hugeCatalogue(): Scenario {
  huge ??= generateCatalogue({ products: 50_000, seed: 2026 });
  return scenario(blank('huge catalogue', huge));
}

function readOnly(): Scenario {
  const draft = sampleDraft(smallCatalogue(), SCENARIO_NOW);
  return scenario(
    draft,
    'viewer@1001',
    draft.rows.orders.find((order) => order.statusdescription === 'Unsent'),
  );
}

/** No product, no order, no response: every list is empty. */
function nothingFound(): Scenario {
  return scenario(blank('nothing found', createCatalogue([])));
}

const LONG = 'with an extraordinarily long proprietary name for slow and careful release over twenty-four hours';

/** Maximum-length names of products, makers, staff and the order. */
function longNames(): Scenario {
  const products = smallCatalogue()
    .products.slice(0, 60)
    .map((product) => {
      const named = {
        ...product,
        name: `${product.name} ${LONG}`,
        manufacturer: `${product.manufacturer} of Southern Africa`,
      };
      return { ...named, description: describe(named) };
    });
  const draft = blank('long names', createCatalogue(products));
  draft.rows.staff = draft.rows.staff.map((staff) => ({
    ...staff,
    name: 'Bartholomew-Maximilian',
    surname: 'Nkosazana-van der Westhuizen',
  }));
  const open = addOrder(draft, { by: BUYER, ago: HOUR, description: `Monday order ${LONG}` });
  fill(draft, open, 12, SIX_SUPPLIERS);
  return scenario(draft, BUYER, open);
}

/** An order of 500 lines. */
function longOrder(): Scenario {
  const draft = blank('long order');
  const open = addOrder(draft, { by: BUYER, ago: 2 * HOUR });
  fill(draft, open, 500, SIX_SUPPLIERS);
  return scenario(draft, BUYER, open);
}

/** The sample with a buyer of the given permissions. */
function buyerWith(rolepermissions: RolePermissions): Scenario {
  const draft = sampleDraft(smallCatalogue(), SCENARIO_NOW);
  draft.rows.staff = draft.rows.staff.map((staff) =>
    staff.username === BUYER ? { ...staff, role: { ...staff.role, rolepermissions } } : staff,
  );
  return scenario(draft);
}

/** A user who may order, but neither send nor change others' orders. */
const mayNotSend = () =>
  buyerWith(permissions({ dashboard: { ordering: true }, ordering: { read: true, create: true } }));

/** A group's user who works for one pharmacy and is not a super user. */
function groupBranch(): Scenario {
  return scenario(sampleDraft(smallCatalogue(), SCENARIO_NOW), 'branch@2000');
}

/** A pharmacy at its first login: only the administrator, no own roles, before setup. */
function newPharmacy(): Scenario {
  const draft = blank('new pharmacy');
  draft.rows.staff = draft.rows.staff
    .filter(({ retailerid, staffid }) => retailerid !== 1001 || staffid === ADMINISTRATOR)
    .map((staff) => (staff.retailerid === 1001 ? { ...staff, initiallogin: true } : staff));
  draft.rows.roles = draft.rows.roles.filter(({ retailerid }) => retailerid !== 1001);
  return scenario(draft, 'admin@1001');
}

/** A group at its first login, whose setup has a step for the users' pharmacies. */
function newGroup(): Scenario {
  const draft = blank('new group');
  draft.rows.staff = draft.rows.staff.map((staff) =>
    staff.username === 'admin@2000' ? { ...staff, initiallogin: true } : staff,
  );
  return scenario(draft, 'admin@2000');
}

/** A pharmacy without an activated profile, which may only be set up. */
function notActivated(): Scenario {
  const draft = blank('not activated');
  draft.rows.retailers = draft.rows.retailers.map((retailer) => ({ ...retailer, profileactivated: false }));
  return scenario(draft, 'admin@1001');
}

/** The sample with a newer active release than the running one. */
function newVersion(): Scenario {
  const draft = sampleDraft(smallCatalogue(), SCENARIO_NOW);
  const [running, ...others] = draft.rows.versions;
  if (running) draft.rows.versions = [{ ...running, version: '2.6.0' }, { ...running, isactive: false }, ...others];
  return scenario(draft);
}

/** One for each kind of permission that a role may lack. */
const restricted = Object.fromEntries(
  Object.entries(RESTRICTED).map(([name, allowed]) => [name, () => buyerWith(allowed)]),
) as Record<keyof typeof RESTRICTED, () => Scenario>;

/** Half an hour before working hours, with unanswered messages from Sunday evening. */
function closedHours(): Scenario {
  const draft = sampleDraft(smallCatalogue(), SCENARIO_NOW);
  addWaiting(draft, BUYER, 'KEST', 12 * HOUR);
  const { seed, ...rest } = scenario(draft);
  return { ...rest, seed: { ...seed, workingHours: { from: 9, until: 17, days: [1, 2, 3, 4, 5] } } };
}

/** All named starting states. Each call creates a fresh seed. */
export const scenarios = {
  openingTime,
  busyMorning,
  emptyPharmacy,
  orderLockedByColleague,
  groupBuyer,
  groupMorning,
  branchMorning,
  overCredit,
  readOnly,
  nothingFound,
  longNames,
  longOrder,
  mayNotSend,
  autoRegrets,
  hugeCatalogue,
  groupBranch,
  newPharmacy,
  newGroup,
  notActivated,
  newVersion,
  closedHours,
  ...restricted,
} as const satisfies Record<string, () => Scenario>;
export type ScenarioName = keyof typeof scenarios;

/**
 * Signs in the scenario's user, so that a story starts signed in.
 * @throws if the login is not accepted
 */
export async function signIn(
  backend: Backend,
  { session }: Pick<Scenario, 'session'>,
): Promise<AnswerOf<typeof login>> {
  const request = new Request('http://backend.example/api/Login/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(session),
  });
  const outcome = readAnswer(loginCall, await (await backend.fetch(request)).json());
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(`${session.username} could not sign in: ${outcome.kind}.`);
}

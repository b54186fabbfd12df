import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useServices } from '#session/services.ts';
import { machineStorage } from '#session/storage.ts';
import { useSession } from '#session/useSession.ts';
import { type Attempt, type Cart, type CartLine, EMPTY_CART } from './model/cart.ts';
import type { Promotion } from './model/promotion.ts';

/** The user's cart; null until read, and after a change by another tab. */
const cartAtom = atom<Cart | null>(null);
cartAtom.debugLabel = 'cart';

const KEY = 'mortar.cart';
/** Data URLs are loaded again, because browser storage is small. */
const MAX_PICTURE_LENGTH = 1000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TEXTS = ['productCode', 'description', 'fullDescription', 'picture', 'supplierCode', 'supplier'] as const;
const NUMBERS = ['id', 'productId', 'cost', 'savings', 'creditorId', 'supplierPriceId'] as const;

function isPromotion(value: unknown): value is Promotion {
  if (!isObject(value) || !isObject(value.deal)) return false;
  const { step, bonus } = value.deal;
  return (
    [...TEXTS, 'supplierProductCode' as const].every((name) => typeof value[name] === 'string') &&
    NUMBERS.every((name) => Number.isFinite(value[name])) &&
    Number.isInteger(step) &&
    Number(step) >= 1 &&
    Number.isInteger(bonus)
  );
}

const isLine = (value: unknown): value is CartLine =>
  isObject(value) && isPromotion(value.promotion) && Number.isInteger(value.quantity) && Number(value.quantity) >= 1;

const toLines = (value: unknown): CartLine[] => (Array.isArray(value) ? value.filter(isLine) : []);

function getAttempt(value: unknown): Attempt | null {
  if (!isObject(value) || typeof value.at !== 'number' || !Array.isArray(value.known)) return null;
  return { at: value.at, known: value.known.filter((id) => typeof id === 'number'), lines: toLines(value.lines) };
}

function readAll(): Record<string, unknown> {
  const stored = machineStorage.read(KEY);
  return isObject(stored) ? stored : {};
}

/** Returns the user's cart on this computer, without malformed parts. */
export function readCartOf(owner: string): Cart {
  const own = readAll()[owner];
  return isObject(own) ? { lines: toLines(own.lines), attempt: getAttempt(own.attempt) } : EMPTY_CART;
}

const small = ({ promotion, quantity }: CartLine): CartLine => ({
  promotion: { ...promotion, picture: promotion.picture.length > MAX_PICTURE_LENGTH ? '' : promotion.picture },
  quantity,
});

export function keepCart(owner: string, { lines, attempt }: Cart): void {
  const { [owner]: _, ...others } = readAll();
  const isEmpty = lines.length === 0 && attempt === null;
  const compact = { lines: lines.map(small), attempt: attempt && { ...attempt, lines: attempt.lines.map(small) } };
  machineStorage.write(KEY, { ...others, ...(!isEmpty && { [owner]: compact }) });
}

/** Stores the user's cart on this computer; it survives navigation, reload, crash and signing out (002 §2.11). */
export function useCart() {
  const { store } = useServices();
  const { retailerid, username } = useSession().staff;
  const owner = `${retailerid}/${username}`;
  const storedCart = useAtomValue(cartAtom);
  const cart = useMemo(() => storedCart ?? readCartOf(owner), [storedCart, owner]);
  useEffect(
    function listenToOtherTabs() {
      const onChange = ({ key }: StorageEvent) => {
        if (key === KEY) store.set(cartAtom, null);
      };
      addEventListener('storage', onChange);
      return () => removeEventListener('storage', onChange);
    },
    [store],
  );
  /** Current cart, independent of renders. */
  const now = () => store.get(cartAtom) ?? readCartOf(owner);
  return {
    cart,
    now,
    change(next: (cart: Cart) => Cart) {
      const changed = next(now());
      store.set(cartAtom, changed);
      keepCart(owner, changed);
    },
  };
}

import type { Call } from '@mortar/contract';

/** A schema as far as answers are followed through it. */
interface Inner {
  _zod: {
    def: {
      type: string;
      shape?: Record<string, Inner>;
      element?: Inner;
      innerType?: Inner;
      in?: Inner;
      options?: readonly Inner[];
      entries?: Record<string, unknown>;
    };
  };
}

/** What an answer has that the contract does not know, by its place without numbers of rows: `responses[].status`. */
interface Unknown {
  /** Fields, and in how many places each stands. */
  fields: Map<string, number>;
  /** Values of enumerations that a server may add to. */
  values: Map<string, Set<string>>;
}

/** The enumeration of a field that a server may add to (`open` of the contract); undefined for any other. */
function openValues({ options }: Inner['_zod']['def']): Set<unknown> | undefined {
  const [known, others] = options ?? [];
  const isOpen = known?._zod.def.entries && others?._zod.def.type === 'pipe' && options?.length === 2;
  return isOpen ? new Set(Object.values(known._zod.def.entries ?? {})) : undefined;
}

function walk(schema: Inner, value: unknown, place: string, found: Unknown): void {
  const { def } = schema._zod;
  const { shape, element, innerType, in: input } = def;
  const inner = innerType ?? (shape || element ? undefined : input);
  if (inner) {
    walk(inner, value, place, found);
    return;
  }
  const known = openValues(def);
  if (known && typeof value === 'string' && !known.has(value)) {
    found.values.set(place, (found.values.get(place) ?? new Set()).add(value));
  }
  if (element && Array.isArray(value)) for (const row of value) walk(element, row, `${place}[]`, found);
  if (!shape || typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [name, held] of Object.entries(value)) {
    const at = place === '' ? name : `${place}.${name}`;
    const field = shape[name];
    if (field) walk(field, held, at, found);
    else found.fields.set(at, (found.fields.get(at) ?? 0) + 1);
  }
}

/** Fields of every answer besides its own. */
const ENVELOPE = ['resultcode', 'resulttext', 'resultCode', 'resultText', 'code', 'message'];

/** What of a successful answer the contract does not know. */
export function unknownIn(call: Call, body: unknown): Unknown {
  const found: Unknown = { fields: new Map(), values: new Map() };
  walk(call.answer as unknown as Inner, body, '', found);
  for (const name of ENVELOPE) found.fields.delete(name);
  return found;
}

/** What an answer lacks or has of another kind, by its place without numbers of rows, and in how many rows. */
export function wrongIn(call: Call, body: unknown): Map<string, number> {
  const parsed = call.answer.safeParse(body);
  const found = new Map<string, number>();
  for (const { path, message } of parsed.success ? [] : parsed.error.issues) {
    const place = path.map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`)).join('');
    const text = `${place.slice(1) || 'the answer'}: ${message}`;
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  return found;
}

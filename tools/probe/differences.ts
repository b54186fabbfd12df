import type { Call } from '@mortar/contract';

/** The internals of a schema that are needed to walk an answer. */
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

/** What an answer has beyond the contract, by path without row numbers: `responses[].status`. */
interface Unknown {
  /** Unknown fields and their number of occurrences. */
  fields: Map<string, number>;
  /** Unknown values of open enumerations. */
  values: Map<string, Set<string>>;
}

/**
 * Returns the known values of an enumeration that a server may extend (`open` of the contract); undefined for other
 * fields.
 */
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
  for (const [name, child] of Object.entries(value)) {
    const at = place === '' ? name : `${place}.${name}`;
    const field = shape[name];
    if (field) walk(field, child, at, found);
    else found.fields.set(at, (found.fields.get(at) ?? 0) + 1);
  }
}

/** Fields that every answer has. */
const ENVELOPE = ['resultcode', 'resulttext', 'resultCode', 'resultText', 'code', 'message'];

/** Returns the fields and values of a successful answer that the contract does not know. */
export function unknownIn(call: Call, body: unknown): Unknown {
  const found: Unknown = { fields: new Map(), values: new Map() };
  walk(call.answer as unknown as Inner, body, '', found);
  for (const name of ENVELOPE) found.fields.delete(name);
  return found;
}

/** Returns missing or mistyped fields by path without row numbers, with the number of rows affected. */
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

import * as z from 'zod/mini';
import * as basket from '../src/entities/basket.ts';
import * as groupOrder from '../src/entities/groupOrder.ts';
import * as history from '../src/entities/history.ts';
import * as medicalAid from '../src/entities/medicalAid.ts';
import * as messaging from '../src/entities/messaging.ts';
import * as notification from '../src/entities/notification.ts';
import * as order from '../src/entities/order.ts';
import * as pharmacy from '../src/entities/pharmacy.ts';
import * as product from '../src/entities/product.ts';
import * as productHistory from '../src/entities/productHistory.ts';
import * as promotion from '../src/entities/promotion.ts';
import * as report from '../src/entities/report.ts';
import * as response from '../src/entities/response.ts';
import * as session from '../src/entities/session.ts';
import * as settings from '../src/entities/settings.ts';
import * as staffMember from '../src/entities/staffMember.ts';
import * as support from '../src/entities/support.ts';
import * as upload from '../src/entities/upload.ts';
import * as scalars from '../src/scalars.ts';

export type JsonSchema = Record<string, unknown>;

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;
const typeName = (exported: string) => exported.charAt(0).toUpperCase() + exported.slice(1);

/** Entities by name, which documents reference instead of repeating. */
const named = z.registry<{ id: string; description?: string }>();
named.add(scalars.id, { id: 'Id', description: 'A whole number, also as digits.' });
named.add(scalars.text, { id: 'Text', description: 'Text; null or missing where there is none.' });
named.add(scalars.addedText, {
  id: 'AddedText',
  description: "Text that a server may add; anything else reads as ''.",
});
named.add(scalars.amount, {
  id: 'Amount',
  description: 'An amount in the main unit of the currency, also as decimal text.',
});
named.add(scalars.count, { id: 'Count', description: 'A whole number, zero or more.' });
named.add(scalars.flag, { id: 'Flag', description: 'True or false, in any of the spellings that calls use.' });
named.add(scalars.moment, { id: 'Moment', description: 'A moment in ISO 8601; null where it has not come.' });
for (const entities of [
  basket,
  groupOrder,
  history,
  medicalAid,
  messaging,
  notification,
  order,
  pharmacy,
  product,
  productHistory,
  promotion,
  report,
  response,
  session,
  settings,
  staffMember,
  support,
  upload,
]) {
  for (const [name, schema] of Object.entries(entities) as [string, unknown][]) {
    if (isSchema(schema) && !named.has(schema)) named.add(schema, { id: typeName(name) });
  }
}

const rewritten = (text: string) => text.replaceAll('#/$defs/', '#/components/schemas/');

/** Converts contract schemas to JSON Schema and collects the referenced entities. */
export function createSchemas() {
  const components = new Map<string, JsonSchema>();
  return {
    components: () => Object.fromEntries([...components].sort(([a], [b]) => a.localeCompare(b))),
    /** Describes the wire format, before the contract normalizes it. */
    of(schema: z.ZodMiniType): JsonSchema {
      const json = z.toJSONSchema(schema, { io: 'input', metadata: named, unrepresentable: 'any' });
      const { $defs = {}, $schema: _dialect, ...own } = JSON.parse(rewritten(JSON.stringify(json))) as JsonSchema;
      for (const [name, definition] of Object.entries($defs as Record<string, JsonSchema>)) {
        const { id: _id, ...entity } = definition;
        components.set(name, entity);
      }
      return own;
    },
  };
}

export type Schemas = ReturnType<typeof createSchemas>;

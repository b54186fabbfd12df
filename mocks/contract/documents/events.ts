import type * as z from 'zod/mini';
import { HUB_PATH, HUB_TIMING, hubEvents, hubMethods } from '../src/hub.ts';
import { createSchemas, type JsonSchema } from './schemas.ts';

interface Fields {
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

function typeOf(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  if (Array.isArray(schema.anyOf)) return [...new Set((schema.anyOf as JsonSchema[]).map(typeOf))].join(' or ');
  if (Array.isArray(schema.enum)) return (schema.enum as unknown[]).map((value) => `\`${value}\``).join(', ');
  if ('const' in schema) return `\`${schema.const}\``;
  return String(schema.type ?? 'anything');
}

function fieldLines(schema: JsonSchema): string[] {
  const { properties, required = [] } = schema as Fields;
  if (!properties) return [`- ${typeOf(schema)}`];
  return Object.entries(properties).map(
    ([name, field]) => `- \`${name}\`: ${typeOf(field)}${required.includes(name) ? '' : ', may be missing'}`,
  );
}

function section(name: string, schema: z.ZodMiniType): string {
  const schemas = createSchemas();
  const { prefixItems = [] } = schemas.of(schema) as { prefixItems?: JsonSchema[] };
  const components = schemas.components();
  const lines = prefixItems.flatMap((item) =>
    fieldLines(typeof item.$ref === 'string' ? (components[item.$ref.split('/').at(-1) ?? ''] ?? item) : item),
  );
  return `### ${name}\n\n${lines.join('\n')}\n`;
}

const sections = (table: Record<string, z.ZodMiniType>) =>
  Object.entries(table)
    .map(([name, schema]) => section(name, schema))
    .join('\n');

/** Returns the hub's events and methods as a Markdown page. */
export function eventsPage(): string {
  return `# The hub

SignalR with the JSON protocol at \`${HUB_PATH}\`. A client joins the group named by its retailer's id with \`JoinGroup\`, and a
conversation's group named by the supplier's hash and the retailer's id. Keep-alive ${HUB_TIMING.keepAlive} ms, server
timeout ${HUB_TIMING.serverTimeout} ms; after a drop a client waits ${HUB_TIMING.reconnectDelay} ms, joins its groups again and reads
what it may have missed. Names of types are those of \`openapi.json\` beside this page.

## What the hub sends

${sections(hubEvents)}
## What a client invokes

${sections(hubMethods)}`;
}

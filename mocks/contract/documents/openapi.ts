import type { Call } from '../src/call.ts';
import { successCode } from '../src/outcome.ts';
import { createSchemas, type JsonSchema, type Schemas } from './schemas.ts';

const BEARER = { token: [] };

/** Returns the schema of the result code, as a constant or an enumeration. */
function toCodeSchema(call: Call, codes: readonly number[]): JsonSchema {
  const values = call.codeField === 'code' ? codes.map(String) : codes;
  return { [call.codeField]: values.length === 1 ? { const: values[0] } : { enum: values } };
}

const isEmpty = (schema: JsonSchema) => Object.keys((schema.properties as object | undefined) ?? {}).length === 0;

function withCode(call: Call, code: number, title: string, fields: JsonSchema): JsonSchema {
  const code_ = { type: 'object', properties: toCodeSchema(call, [code]), required: [call.codeField] };
  return isEmpty(fields) ? { title, ...code_ } : { title, allOf: [code_, fields] };
}

/**
 * Returns the schema of a failure: a code and a readable text. Codes 0 and 2 are errors, 3 and 5 nothing found, 4 no
 * session.
 */
function failure(call: Call): JsonSchema {
  return {
    title: 'Failure',
    type: 'object',
    properties: {
      ...toCodeSchema(call, call.codeField === 'code' ? [1, 2, 4, 5] : [0, 2, 3, 4, 5]),
      resulttext: { type: 'string' },
    },
    required: [call.codeField],
  };
}

function getAnswers(shapes: readonly Call[], schemas: Schemas): JsonSchema {
  const [first] = shapes;
  if (!first) return {};
  const successes = shapes.map((call) => withCode(call, successCode(call), call.name, schemas.of(call.answer)));
  const blocked = shapes
    .map((call) => ({ call, fields: schemas.of(call.blocked) }))
    .filter(({ fields }) => !isEmpty(fields))
    .map(({ call, fields }) => withCode(call, 69, `${call.name}: held by somebody else`, fields));
  return { oneOf: [...successes, ...blocked, failure(first)] };
}

interface Parameter {
  name: string;
  schema: JsonSchema;
  shapes: number;
  required: number;
}

/** Returns query parameters of all shapes; one is required if every shape requires it. */
function getParameters(shapes: readonly Call[], schemas: Schemas): JsonSchema[] {
  const found = new Map<string, Parameter>();
  for (const call of shapes) {
    const { properties = {}, required = [] } = schemas.of(call.query) as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    for (const [name, schema] of Object.entries(properties)) {
      const before = found.get(name) ?? { name, schema, shapes: 0, required: 0 };
      found.set(name, {
        ...before,
        shapes: before.shapes + 1,
        required: before.required + Number(required.includes(name)),
      });
    }
  }
  const own = [...found.values()].map(({ name, schema, required }) => ({
    name,
    in: 'query',
    required: required === shapes.length,
    schema,
  }));
  const retailer = { name: 'retailerid', in: 'query', required: true, schema: { type: 'integer' } };
  return shapes.every((call) => call.anonymous) ? own : [retailer, ...own];
}

function getBody(shapes: readonly Call[], schemas: Schemas): JsonSchema | null {
  const bodies = shapes
    .map((call) => ({ title: call.name, ...schemas.of(call.body) }) as JsonSchema)
    .filter((body) => body.type === 'array' || '$ref' in body || 'anyOf' in body || !isEmpty(body));
  if (bodies.length === 0) return null;
  return {
    required: true,
    content: { 'application/json': { schema: bodies.length === 1 ? bodies[0] : { oneOf: bodies } } },
  };
}

function operation(shapes: readonly Call[], schemas: Schemas): JsonSchema {
  const [first] = shapes;
  if (!first) return {};
  const body = getBody(shapes, schemas);
  return {
    operationId: first.name,
    tags: [first.path.split('/')[first.path.startsWith('/api/') ? 2 : 1] ?? ''],
    summary: first.summary,
    description: shapes.map((call) => `**${call.name}** (${call.section}): ${call.summary}`).join('\n\n'),
    'x-host': first.host,
    ...(first.anonymous ? {} : { security: [BEARER] }),
    parameters: getParameters(shapes, schemas),
    ...(body && { requestBody: body }),
    responses: {
      200: {
        description: 'Everything is answered with HTTP 200; the result code says what it means.',
        content: { 'application/json': { schema: getAnswers(shapes, schemas) } },
      },
    },
  };
}

/** Returns the contract as an OpenAPI 3.1 document for operators of the real server. */
export function openApiDocument(calls: Iterable<Call>): JsonSchema {
  const schemas = createSchemas();
  // Sorted, because the order of module exports is not stable.
  const sorted = [...calls].sort((a, b) => (a.name < b.name ? -1 : 1));
  const groups = Map.groupBy(sorted, ({ method, path }) => `${path} ${method.toLowerCase()}`);
  const paths: Record<string, JsonSchema> = {};
  for (const key of [...groups.keys()].sort()) {
    const [path = '', method = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method]: operation(groups.get(key) ?? [], schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mortar',
      version: '1',
      description:
        'What the ordering product calls and reads. Several shapes of one call stand under one path; their names are in its description. Result codes: 1 success ("0" where the field is `code`), 0 and 2 error, 3 and 5 nothing found, 4 session expired, 69 held by somebody else.',
    },
    paths,
    components: {
      schemas: schemas.components(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

import { registry } from '../src/registry.ts';
import { eventsPage } from './events.ts';
import { openApiDocument } from './openapi.ts';

/** Returns the generated documents by file name. */
export function documents(): Record<string, string> {
  return {
    'openapi.json': `${JSON.stringify(openApiDocument(registry.values()), null, 1)}\n`,
    'events.md': eventsPage(),
  };
}

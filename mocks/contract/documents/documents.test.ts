import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registry } from '../src/registry.ts';
import { documents } from './index.ts';
import { openApiDocument } from './openapi.ts';

describe('the generated documents', () => {
  it.each(Object.entries(documents()))(
    '%s is up to date with the contract (npm run contract -- emit)',
    (name, content) => {
      expect(readFileSync(join(import.meta.dirname, '..', 'generated', name), 'utf8')).toBe(content);
    },
  );

  const document = openApiDocument(registry.values()) as {
    paths: Record<string, Record<string, { description: string; parameters: { name: string }[] }>>;
    components: { schemas: Record<string, unknown> };
  };

  it('contain every call under its path and method, by name', () => {
    for (const { method, path, name } of registry.values()) {
      expect(document.paths[path]?.[method.toLowerCase()]?.description, `${method} ${path}`).toContain(`**${name}**`);
    }
  });

  it('reference only entities that they contain', () => {
    const text = JSON.stringify(document);
    const named = [...text.matchAll(/#\/components\/schemas\/([^"]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !(name in document.components.schemas))).toEqual([]);
    expect(text).not.toContain('$defs');
  });

  it('require the retailer in every call with a session', () => {
    expect(document.paths['/api/ClientOrder/get']?.get?.parameters.map(({ name }) => name)).toEqual([
      'retailerid',
      'orderid',
    ]);
    expect(document.paths['/api/Login/verify']?.post?.parameters).toEqual([]);
  });
});

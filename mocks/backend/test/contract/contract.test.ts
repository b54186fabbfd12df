import { registry } from '@mortar/contract/registry';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../src/calls/handlers.ts';
import { direct, node } from '../support/transports.ts';
import { cases } from './cases.ts';
import { contractSuite } from './contract-suite.ts';

describe('the reference backend', () => {
  it('answers every call of the contract, and the cases cover every one', () => {
    const names = [...registry.keys()].sort();
    expect(handlers.map(({ call }) => call.name).sort()).toEqual(names);
    expect(Object.keys(cases).sort()).toEqual(names);
  });
});

contractSuite(direct());
contractSuite(node());

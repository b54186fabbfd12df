import { describe, expect, it } from 'vitest';
import { frameAddress } from './frameAddress.ts';

const values = {
  retailerid: 1001,
  retailername: 'Sea & Sun',
  token: 'a+b/c=',
  country: 'ZA',
  brand: 'aloe',
  mode: 'dark',
};
const at = (link: string, reporting: string, here = 'https://orders.example/Reports') =>
  frameAddress(link, { reporting, here }, values);

const getAddress = (framed: ReturnType<typeof at>) => new URL('address' in framed ? framed.address : 'refused:');

describe('the address of a frame', () => {
  it('has the parameters of the report in addition to those of its link (002 §2.8)', () => {
    const { origin, pathname, searchParams } = getAddress(
      at('https://r.example/a?year=1&token=x', 'https://r.example'),
    );
    expect(origin + pathname).toBe('https://r.example/a');
    expect(Object.fromEntries(searchParams)).toEqual({ year: '1', ...values, retailerid: '1001' });
  });

  it('can be on the application’s own host if the configuration names no other', () => {
    expect(getAddress(at('/reports/a', '')).origin).toBe('https://orders.example');
  });

  it('contains no user name', () => {
    expect(getAddress(at('https://me:secret@r.example/', 'https://r.example')).username).toBe('');
  });
});

describe('a report is blocked (ruling 25)', () => {
  it.each([
    ['of a host that the configuration does not name', 'https://evil.example/a', 'https://r.example', 'evil.example'],
    [
      'of a host that only starts with a configured one',
      'https://r.example.evil.example/',
      'https://r.example',
      'r.example.evil.example',
    ],
    ['of another port', 'https://r.example:8443/', 'https://r.example', 'r.example:8443'],
    ['by http', 'http://r.example/', 'http://r.example', 'r.example'],
    ['that is a script', 'javascript:alert(1)', 'https://r.example', 'javascript:'],
    ['that is its own page', 'data:text/html,x', 'https://r.example', 'data:'],
    ['without an address', 'https://', 'https://r.example', 'https://'],
    [
      'of localhost, for an application on another host',
      'http://localhost:5000/',
      'http://localhost:5000',
      'localhost:5000',
    ],
  ])('%s', (_, link, reporting, refused) => {
    expect(at(link, reporting)).toEqual({ refused });
  });

  it('is not blocked on localhost in development', () => {
    const framed = at('http://localhost:5000/reports/a.html', 'http://localhost:5000', 'http://localhost:4000/Reports');
    expect(getAddress(framed).host).toBe('localhost:5000');
  });
});

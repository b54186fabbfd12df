import { describe, expect, it } from 'vitest';
import { readLogo } from './logo.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (content: string, rest = '') => `<svg ${NS} viewBox="0 0 40 20"${rest}>${content}</svg>`;

describe('a logo', () => {
  it('is used unchanged, without editor metadata', () => {
    const logo = readLogo(`<?xml version="1.0"?><!-- Made by hand -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg ${NS} xmlns:inkscape="http://www.inkscape.org" width="80" viewBox="0 0 40 20" fill="none">
        <title>Acme</title><metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata><sodipodi:namedview id="v"/>
        <g inkscape:label="Layer 1"><path fill="#123456" d="M0 0h40v20z"/></g>
      </svg>`);
    expect(logo).toMatchObject({ viewBox: '0 0 40 20', ratio: 2, attributes: ' fill="none"', colours: ['#123456'] });
    expect(logo.content).toBe('<g><path fill="#123456" d="M0 0h40v20z"/></g>');
  });

  it.each([
    ['fill of a group', '<g fill="red"><path d="M0 0"/></g>', ['red']],
    ['no fill, which means black', '<path d="M0 0"/>', ['#000000']],
    ['a style', '<path style="fill:#abcdef;stroke:none" d="M0 0"/>', ['#abcdef']],
    ['a style sheet', '<style><![CDATA[.a{fill:#fff}]]></style><path class="a" d="M0 0"/>', ['#fff']],
    [
      'a gradient',
      '<linearGradient id="a"><stop stop-color="#f00"/></linearGradient><path fill="url(#a)" d="M0 0"/>',
      ['#f00'],
    ],
    ['the colour around it, which is black', '<path fill="currentColor" d="M0 0"/>', ['#000000']],
  ])('has the colours of %s', (_, content, colours) => expect(readLogo(svg(content)).colours).toEqual(colours));
});

describe('a file that is not a plain picture', () => {
  const path = (attributes: string) => svg(`<path ${attributes}/>`);

  it.each([
    ['nothing', '', 'is no SVG file'],
    ['a text', 'GIF89a', 'is no SVG file'],
    ['another kind of file', '<html><body/></html>', 'is no SVG file'],
    ['tags that are left open', svg('<g>'), 'is no well-formed SVG file: see </svg>'],
    ['attributes without quotes', svg('<path d=M0/>'), 'is no well-formed SVG file'],
    ['two roots', `${svg('')}${svg('')}`, 'is no well-formed SVG file'],
    ['no viewBox', `<svg ${NS} width="4" height="4"><path d="M0 0"/></svg>`, 'has no viewBox'],
    ['a viewBox without a size', `<svg ${NS} viewBox="0 0 0 4"><path d="M0 0"/></svg>`, 'has no viewBox'],
    ['a script', svg('<script>alert(1)</script>'), 'holds a script'],
    ['a page', svg('<foreignObject><p/></foreignObject>'), 'holds <foreignObject>'],
    ['an animation', svg('<set attributeName="href" to="#a"/>'), 'holds <set>'],
    ['a picture within, which has no name', svg('<svg/>'), 'holds <svg>'],
    ['text', svg('<text>Acme</text>'), 'Turn its text into outlines'],
    ['an event', path('onclick="alert(1)"'), 'reacts to events (onclick)'],
    ['an event of its root', svg('', ' onload="alert(1)"'), 'reacts to events (onload)'],
    ['an external picture', svg('<image href="https://example.com/a.png"/>'), 'refers to https://example.com/a.png'],
    ['an external drawing', svg('<use xlink:href="other.svg#a"/>'), 'refers to other.svg#a'],
    [
      'a picture that may hold a script',
      svg('<image href="data:image/svg+xml;base64,AAAA"/>'),
      'refers to data:image/svg+xml',
    ],
    [
      'an address in character references',
      svg('<use href="&#106;avascript:alert(1)"/>'),
      'refers to javascript:alert(1)',
    ],
    ['an external fill', path('fill="url(https://example.com/a#b)"'), 'refers to https://example.com/a#b'],
    ['a style that fetches', path('style="fill:url( \'//example.com/a\' )"'), 'refers to //example.com/a'],
    ['a sheet that imports', svg('<style>@import "a.css";</style>'), 'imports a style sheet'],
    ['a sheet in escapes', svg('<style>p{fill:\\75rl(a)}</style>'), 'imports a style sheet'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'declares entities'],
    ['an entity from nowhere', svg('&a;'), 'uses the entity &a;'],
    ['too much', svg(`<path d="${'M0 0'.repeat(20_000)}"/>`), 'has 79 kB; 64 at most'],
  ])('is rejected: %s', (_, text, why) => expect(() => readLogo(text)).toThrow(why));
});

import { describe, expect, it } from 'vitest';
import { milliseconds } from './milliseconds.ts';
import { easing, type Tempo } from './tempo.ts';
import { arrival, entering, getDragTarget, leaving, reordering } from './transitions.ts';

const tempo: Tempo = { enter: 120, leave: 80, ease: [0.2, 0, 0, 1], travel: 4, grow: 1 };

describe('the motion values of a theme', () => {
  it.each([
    ['120ms', 120],
    ['.12s', 120],
    ['0.24s', 240],
    [' 0ms', 0],
    ['', 0],
  ])('read %s as %d milliseconds', (text, expected) => expect(milliseconds(text)).toBeCloseTo(expected));

  it('read an easing with four numbers, and anything else as linear', () => {
    expect(easing('cubic-bezier(0.2, 0, 0, 1)')).toEqual([0.2, 0, 0, 1]);
    for (const text of ['linear', '', 'cubic-bezier(0, 1)', 'cubic-bezier(a, b, c, d)'])
      expect(easing(text), text).toEqual([0, 0, 1, 1]);
  });

  it('are converted to seconds for the animation library', () => {
    expect(entering(tempo)).toEqual({ duration: 0.12, ease: [0.2, 0, 0, 1] });
    expect(leaving(tempo)).toEqual({ duration: 0.08, ease: [0.2, 0, 0, 1] });
  });
});

describe('an entering element', () => {
  it('enters from below in place, and from the side among siblings', () => {
    expect(arrival(tempo, 'here').transform?.[0]).toBe('translate(0px, 4px) scale(1)');
    expect(arrival(tempo, 'on').transform?.[0]).toBe('translate(4px, 0px) scale(1)');
    expect(arrival(tempo, 'back').transform?.[0]).toBe('translate(-4px, 0px) scale(1)');
    expect(arrival(tempo, 'on', -1).transform?.[0]).toBe('translate(-4px, 0px) scale(1)');
  });

  it('scales if the brand scales', () => {
    const transform = arrival({ ...tempo, travel: 0, grow: 0.98 }, 'here').transform;
    expect(transform).toEqual(['translate(0px, 0px) scale(0.98)', 'none']);
  });

  it('only fades if the brand neither moves nor scales', () => {
    expect(arrival({ ...tempo, travel: 0 }, 'on')).toEqual({ opacity: [0, 1] });
  });

  it('moves from its old position to its new one, and fades in without an old one', () => {
    expect(reordering(231, 0)).toEqual({ transform: ['translateY(231px)', 'none'] });
    expect(reordering(0, 77)).toEqual({ transform: ['translateY(-77px)', 'none'] });
    expect(reordering(undefined, 0)).toEqual({ opacity: [0, 1] });
  });
});

describe('a drag', () => {
  it.each([
    ['to the left, beyond a quarter, leads on', -101, 0, 1],
    ['to the right leads back', 101, 0, -1],
    ['of less than a quarter leads nowhere', 99, 0, 0],
    ['that is quick leads further', -20, -900, 1],
    ['that is drawn back at its end leads nowhere', -90, 900, 0],
    ['of no distance leads nowhere', 0, 900, 0],
  ])('%s', (_, way, speed, expected) => expect(getDragTarget(way, speed, 400)).toBe(expected));

  it('moves forward to the right in right-to-left layout', () => {
    expect(getDragTarget(200, 0, 400, -1)).toBe(1);
    expect(getDragTarget(-200, 0, 400, -1)).toBe(-1);
  });

  it('does nothing in an element without width', () => expect(getDragTarget(50, 900, 0)).toBe(0));
});

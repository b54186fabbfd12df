import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Avatar } from './Avatar.tsx';

describe('the initials of an avatar', () => {
  it.each([
    ['Thabo Nkosi', 'TN'],
    ['  pieter van der merwe ', 'PM'],
    ['Nomsa', 'N'],
    ['🦓🦓 Zulu', '🦓Z'],
    ['', ''],
  ])('for “%s” are “%s”', (name, initials) => {
    const { container } = render(<Avatar name={name} />);
    expect(container.querySelector('.m-avatar')?.getAttribute('data-initials')).toBe(initials);
  });
});

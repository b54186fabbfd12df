/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook's own window compiles JSX to the React it brings
import * as React from 'react';
import { styled } from 'storybook/theming';

const Link = styled.a(({ theme }) => ({
  alignSelf: 'center',
  padding: '0 8px',
  fontSize: 13,
  fontWeight: 700,
  color: theme.color.secondary,
}));

/** The way from a component to the product that is made of it. */
export const DemoLink = ({ href }: { href: string }) => (
  <Link href={href} target="_blank" rel="noopener">
    Try the product
  </Link>
);

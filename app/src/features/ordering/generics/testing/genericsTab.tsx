import type { DataGridHandle } from '@mortar/design-system';
import { useRef } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { GenericsTab } from '#features/ordering/generics/GenericsTab.tsx';
import { messages } from '#features/ordering/generics/messages.ts';
import type { SearchHandle } from '#features/ordering/search/SearchedList.tsx';
import type { Product } from '#products/search/model/product.ts';
import { Frame } from '#stories/frame.tsx';
import { findRows } from '#stories/steps.ts';

/** The Generics tab of the left pane. */
export function Generics() {
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<DataGridHandle<Product>>(null);
  const handle = useRef<SearchHandle>(null);
  return (
    <Frame width={408} height={600}>
      <GenericsTab searchRef={search} gridRef={grid} handleRef={handle} onChoose={fn()} onStep={fn()} />
    </Frame>
  );
}

export const genericsBox = () => screen.findByRole('searchbox', { name: messages.tab.search });

export async function searchGenerics(text: string): Promise<void> {
  await userEvent.type(await genericsBox(), `${text}{Enter}`);
}

/** Searches and selects the first active ingredient. */
export async function chooseIngredient(text: string): Promise<void> {
  await searchGenerics(text);
  const [first] = await findRows(messages.tab.ingredients.title);
  await userEvent.click(first?.querySelector('[aria-colindex]') ?? document.body);
}

import { screen, userEvent, waitFor, within } from 'storybook/test';

const list = async (name: string) => within(await screen.findByRole('list', { name }));

/** Items of a list, once loaded. */
export const listed = async (name: string): Promise<HTMLElement[]> =>
  (await list(name)).findAllByRole('button', { name: /\S/ });

export async function openFirst(name: string): Promise<void> {
  const [first] = await listed(name);
  if (first) await userEvent.click(first);
}

/** Selected item. */
export const openRow = async (name: string): Promise<HTMLElement> =>
  waitFor(async () => {
    const open = (await listed(name)).find((row) => row.getAttribute('aria-current') === 'true');
    if (!open) throw new Error('none is open');
    return open;
  });

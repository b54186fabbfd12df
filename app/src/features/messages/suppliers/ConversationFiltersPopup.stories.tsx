import preview from '@mortar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { ConversationFiltersPopup } from './ConversationFiltersPopup.tsx';
import { messages } from './messages.ts';
import { NO_FILTER } from './model/conversationFilter.ts';

const { filters: texts } = messages;

const meta = preview.meta({
  title: 'Popups/Messages/Conversation Filters',
  component: ConversationFiltersPopup,
  tags: ['!autodocs', 'app', 'manifest:conversation-filters'],
  args: { initial: NO_FILTER, onApply: fn(), onClose: fn() },
});

export const Default = meta.story({
  name: 'default',
  play: async ({ args }) => {
    const dialog = await popup(texts.title);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: texts.startDate })).toHaveFocus());
    await expect(dialog.getByRole('button', { name: texts.reset })).toBeDisabled();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Active = meta.story({
  name: 'active',
  parameters: { popup: { focusMoved: true } },
  args: { initial: { category: 'Accounts', startDate: '2026-02-01', endDate: '2026-02-28' } },
  play: async ({ args }) => {
    const dialog = await popup(texts.title);
    await press(texts.reset, dialog);
    await expect(args.onApply).toHaveBeenCalledWith(NO_FILTER);
  },
});

export const OneDateMissing = meta.story({
  name: 'one date missing',
  args: { initial: { category: 'All', startDate: '2026-02-01', endDate: null } },
  parameters: { popup: { focusMoved: true } },
  play: async ({ args }) => {
    const dialog = await popup(texts.title);
    await press(new RegExp(`^${texts.apply}`), dialog);
    await expectVisible(texts.bothDates, dialog);
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Cleared = meta.story({
  tags: ['!manifest:conversation-filters'],
  args: { initial: { category: 'Accounts', startDate: '2026-02-01', endDate: '2026-02-28' } },
  parameters: { popup: { focusMoved: true } },
  play: async ({ args }) => {
    const dialog = await popup(texts.title);
    await press(texts.clear, dialog);
    await press(new RegExp(`^${texts.apply}`), dialog);
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith(NO_FILTER));
  },
});

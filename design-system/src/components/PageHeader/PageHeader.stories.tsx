import preview from '@mortar/storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  args: {
    title: 'Responses',
    text: 'What your suppliers answered.',
    aside: <Badge tone="info">12 new</Badge>,
    actions: (
      <>
        <Button size="sm" variant="outline">
          Advanced Search
        </Button>
        <Button size="sm">Mark all as read</Button>
      </>
    ),
  },
});

export const Playground = meta.story({});
export const TitleAlone = meta.story({ args: { text: undefined, aside: undefined, actions: undefined } });
export const LongText = meta.story({
  args: {
    title: 'Responses of Pneumonoultramicroscopicsilicovolcanoconiosis_and_Sons_(Proprietary)_Limited and others',
  },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
});

import preview from '@mortar/storybook/preview';
import { Scene } from './Scene.tsx';

const meta = preview.meta({ title: 'Components/Feedback/Scene', component: Scene, args: { kind: 'empty' as const } });

export const Playground = meta.story({});
export const All = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--m-space-400)' }}>
      {(['empty', 'error', 'notFound', 'offline', 'setup', 'tutorial'] as const).map((kind) => (
        <Scene key={kind} kind={kind} height={120} />
      ))}
    </div>
  ),
});

import preview from '@mortar/storybook/preview';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ title: 'Components/Identity/Avatar', component: Avatar, args: { name: 'Thandi Mokoena' } });

export const Initials = meta.story({});
export const Picture = meta.story({
  args: {
    src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%2399a' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='3' r='1.500' fill='%23fff'/%3E%3Cpath fill='%23fff' d='M1 8a3 3 0 0 1 6 0z'/%3E%3C/svg%3E",
  },
});
export const Large = meta.story({ args: { size: 72 } });
export const OneName = meta.story({ args: { name: 'Administrator' } });

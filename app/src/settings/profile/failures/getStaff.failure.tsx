import { messages } from '#settings/profile/messages.ts';
import { ProfileSection } from '#settings/profile/ProfileSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';

export default failing('getStaff', {
  title: 'Failures/People/My Profile',
  render: inSection(ProfileSection),
  backend: administrator,
  instead: { 'code 5': messages.noOne },
});

import { messages } from '#settings/users/messages.ts';
import { UsersSection } from '#settings/users/UsersSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';

export default failing('listStaff', {
  title: 'Failures/People/Users',
  render: inSection(UsersSection),
  backend: administrator,
  instead: { 'code 5': messages.none },
});

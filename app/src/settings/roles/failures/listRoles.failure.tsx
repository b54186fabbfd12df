import { messages } from '#settings/roles/messages.ts';
import { RolesSection } from '#settings/roles/RolesSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';

export default failing('listRoles', {
  title: 'Failures/People/User roles',
  render: inSection(RolesSection),
  backend: administrator,
  instead: { 'code 5': messages.none },
});

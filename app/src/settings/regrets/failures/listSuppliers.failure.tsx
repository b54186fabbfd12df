import { messages } from '#settings/regrets/messages.ts';
import { RegretSection } from '#settings/regrets/RegretSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';

export default failing('listSuppliers', {
  title: 'Failures/Settings/Suppliers of auto regrets',
  render: inSection(RegretSection),
  backend: administrator,
  instead: { 'code 5': messages.auto.none },
});

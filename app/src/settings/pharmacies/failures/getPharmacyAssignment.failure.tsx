import { messages } from '#settings/pharmacies/messages.ts';
import { PharmaciesSection } from '#settings/pharmacies/PharmaciesSection.tsx';
import { chooseUser } from '#settings/users/testing/users.ts';
import { failing } from '#stories/failing.ts';
import { inSection } from '#stories/settings.tsx';

export default failing('getPharmacyAssignment', {
  title: 'Failures/People/Pharmacies of a user',
  render: inSection(PharmaciesSection),
  backend: { scenario: 'groupBuyer' },
  arrange: () => chooseUser('branch@2000'),
  instead: { 'code 5': messages.none },
});

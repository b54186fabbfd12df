import { expect, screen, userEvent } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { PharmaciesSection } from '#settings/pharmacies/PharmaciesSection.tsx';
import { chooseUser } from '#settings/users/testing/users.ts';
import { failing } from '#stories/failing.ts';
import { inSection } from '#stories/settings.tsx';
import { press } from '#stories/steps.ts';

export default failing('updatePharmacyAssignment', {
  title: 'Failures/People/Pharmacies to assign',
  render: inSection(PharmaciesSection),
  backend: { scenario: 'groupBuyer' },
  arrange: async () => {
    await chooseUser('buyer@2000');
    const [first] = await screen.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await press(formTexts.save);
  },
  retained: async () => {
    await expect(screen.getAllByRole('checkbox')[0]).not.toBeChecked();
  },
});

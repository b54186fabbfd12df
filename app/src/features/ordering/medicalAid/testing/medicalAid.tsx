import { expect, fn, waitFor } from 'storybook/test';
import { MedicalAidPopup } from '#features/ordering/medicalAid/MedicalAidPopup.tsx';
import { messages } from '#features/ordering/medicalAid/messages.ts';
import type { Scheme } from '#features/ordering/medicalAid/model/schemes.ts';
import { samples, WithProduct } from '#stories/samples.tsx';
import { expectVisible, popup } from '#stories/steps.ts';

/** Stories of a medical aid's popup in each state. */
export function medicalAidStates(scheme: Scheme) {
  const { title, none, facts } = messages[scheme];
  return {
    render: () => (
      <WithProduct name={samples.onEveryList}>
        {(product) => <MedicalAidPopup scheme={scheme} product={product} onClose={fn()} />}
      </WithProduct>
    ),
    filled: {
      play: async () => {
        const { findByText } = await popup(title);
        await findByText(Object.values(facts)[0] ?? '');
        const labels = [...document.querySelectorAll('dt')].map((term) => term.textContent);
        await expect(labels).toEqual(Object.values(facts));
        const values = [...document.querySelectorAll('dd')].map((term) => term.textContent);
        await expect(values).not.toContain('–');
      },
    },
    loading: {
      parameters: { backend: { faults: [{ call: 'getMedicalAidInfo', kind: 'never' as const }] } },
      play: async () => expectVisible(messages.loading, await popup(title)),
    },
    missing: {
      parameters: { backend: { faults: [{ call: 'getMedicalAidInfo', kind: 'code' as const, code: 5 }] } },
      play: async () => expectVisible(none, await popup(title)),
    },
    error: {
      parameters: { backend: { faults: [{ call: 'getMedicalAidInfo', kind: 'code' as const, code: 2 }] } },
      play: async () => {
        const { getByRole } = await popup(title);
        await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await popup(title));
        await waitFor(() => expect(getByRole('button', { name: 'Try again' })).toBeVisible());
      },
    },
  };
}

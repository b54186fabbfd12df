import { messages } from '#features/ordering/regrets/messages.ts';
import type { Question } from '#messaging/composing/AskPopup.tsx';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { formatDate } from '#rules/dates.ts';

const { ask: texts } = messages;

/** Returns a question to the supplier about regrets. @param regrets of one supplier, at least one */
export const questionAbout = (regrets: readonly Regret[]): Question => ({
  ...(regrets[0] && { supplier: regrets[0].supplier }),
  subject: texts.subject(regrets.map(({ description }) => description)),
  reference: texts.reference(
    regrets.map(({ description, supplierProductCode, quantity, regretted }) =>
      texts.line(description, supplierProductCode, quantity, formatDate(regretted)),
    ),
  ),
});

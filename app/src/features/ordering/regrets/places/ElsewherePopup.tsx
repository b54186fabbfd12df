import { type Choice, ChoicePopup } from '@mortar/design-system';
import { type Elsewhere, ownTargets } from '#features/ordering/regrets/model/places.ts';
import type { Question } from '#features/ordering/regrets/useReorder.ts';
import { shortNames } from '#retailers/model/shortNames.ts';
import { can } from '#session/permissions.ts';
import { useMoney } from '#session/settings.tsx';
import { usePermissions } from '#session/useSession.ts';
import { byPharmacy } from './destination.ts';
import { messages } from './messages.ts';

export interface ElsewherePopupProps {
  question: Extract<Question, { kind: 'elsewhere' }>;
  pharmacyName: (retailerId: number) => string;
  onAnswer(elsewhere: Elsewhere): void;
  onCancel(): void;
}

/** 'Regrets Of Other Pharmacies': asks where to order regrets that the open order does not fit (ruling 57). */
export function ElsewherePopup({ question, pharmacyName, onAnswer, onCancel }: ElsewherePopupProps) {
  const money = useMoney();
  const creating = can.createOrders(usePermissions());
  const { fit, order, pharmacies } = question;
  const { fitting, wider, foreign } = fit;
  const pharmaciesText = (regrets: typeof wider) => byPharmacy(regrets, { money, pharmacyName }).join('; ');
  const lines = [
    messages.order(order, shortNames(pharmacies).join(', ')),
    ...(wider.length > 0 ? [messages.wider(pharmaciesText(wider))] : []),
    ...(foreign.length > 0 ? [messages.foreign(pharmaciesText(foreign))] : []),
    ...(creating.allowed ? [] : [creating.reason]),
  ];
  const own: Choice = {
    label: messages.own(ownTargets([...wider, ...foreign]).length),
    primary: true,
    onChoose: () => onAnswer('own'),
  };
  const mayLeave = fitting.length > 0;
  const mayAll = wider.length > 0 && (creating.allowed || foreign.length === 0);
  return (
    <ChoicePopup
      open
      title={messages.title}
      message={lines.map((line) => <p key={line}>{line}</p>)}
      choices={[
        { label: messages.cancel, keyHint: 'Esc', primary: !creating.allowed && !mayLeave, onChoose: onCancel },
        ...(mayLeave ? [{ label: messages.leave, primary: !creating.allowed, onChoose: () => onAnswer('leave') }] : []),
        ...(mayAll ? [{ label: messages.all, onChoose: () => onAnswer('all') }] : []),
        ...(creating.allowed ? [own] : []),
      ]}
      onClose={onCancel}
    />
  );
}

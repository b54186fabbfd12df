import { FormColourField } from '@mortar/design-system';
import { useFormikContext } from 'formik';
import { HighlightSample } from './HighlightSample.tsx';
import type { HighlightValues } from './highlightColours.ts';
import { messages } from './messages.ts';
import './highlight.css';

/** Fields of both highlight colours with contrast and a sample (001 §2). */
export function HighlightFields({ disabled = false, size = 'sm' }: { disabled?: boolean; size?: 'sm' | 'md' }) {
  const { values } = useFormikContext<HighlightValues>();
  const { search } = messages;
  const ground = values.ordering_SearchHighlightColor;
  return (
    <>
      <div className="highlight-colours">
        <FormColourField name="ordering_SearchHighlightColor" label={search.color} size={size} disabled={disabled} />
        <FormColourField
          name="ordering_SearchHighlightTextColor"
          label={search.textColor}
          size={size}
          disabled={disabled}
          {...(ground && { against: { colour: ground, as: 'text' as const } })}
        />
      </div>
      <HighlightSample />
    </>
  );
}

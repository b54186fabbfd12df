import preview from '@mortar/storybook/preview';
import { Form, Formik } from 'formik';
import { expect, waitFor } from 'storybook/test';
import { array, object, string, number as yupNumber } from 'yup';
import { Button } from '../Button/Button.tsx';
import {
  FormFileDrop,
  FormNumberField,
  FormQuantityBox,
  FormRadioField,
  FormSearchSelectField,
  FormSwitchField,
} from './FormChoiceFields.tsx';
import { FormColourField, FormDateField, FormDateRangeField } from './FormDateFields.tsx';
import { FormErrors } from './FormErrors.tsx';
import { FormCheckboxField, FormSelectField, FormTextAreaField, FormTextField } from './FormFields.tsx';

const FILL = 'Please fill out this field';
const SELECT = 'Please make a selection';

const EMPTY = {
  name: '',
  kind: '',
  supplier: null as string | null,
  discount: null as number | null,
  quantity: null as number | null,
  visibility: null as string | null,
  due: null as string | null,
  ordered: { from: null as string | null, to: null as string | null },
  colour: null as string | null,
  note: '',
  files: [] as File[],
  locked: false,
  active: true,
};

const FILLED: typeof EMPTY = {
  ...EMPTY,
  name: 'Thandi 20417',
  kind: 'basket',
  supplier: 'k',
  discount: 15,
  quantity: 12,
  visibility: 'all',
  due: '2026-03-02',
  ordered: { from: '2026-02-01', to: '2026-02-28' },
  colour: '#ffe88a',
  note: 'The back door is locked after four.',
};

const SCHEMA = object({
  name: string().required(FILL),
  kind: string().required(SELECT),
  supplier: string().nullable().required(SELECT),
  discount: yupNumber().nullable().required(FILL).max(100, 'Please enter a value from 0 to 100'),
  quantity: yupNumber().nullable().required(FILL),
  visibility: string().nullable().required(SELECT),
  due: string().nullable().required(FILL),
  ordered: object({ from: string().nullable().required(FILL), to: string().nullable() }),
  colour: string().nullable().required(FILL),
  files: array().min(1, 'Please choose a file'),
});

interface ExampleProps {
  values: typeof EMPTY;
}

const Example = ({ values }: ExampleProps) => (
  <Formik initialValues={values} validationSchema={SCHEMA} onSubmit={() => {}}>
    <Form noValidate style={{ display: 'grid', gap: 16, maxInlineSize: 640 }}>
      <FormErrors />
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' }}>
        <FormTextField name="name" label="Name" />
        <FormSelectField name="kind" label="Kind" options={[{ value: 'basket', label: 'Basket' }]} />
        <FormSearchSelectField
          name="supplier"
          label="Supplier"
          options={[
            { value: 'k', label: 'Kalahari Wholesale' },
            { value: 'p', label: 'Pharmed' },
          ]}
        />
        <FormNumberField name="discount" label="Discount" unit="%" max={100} />
        <FormDateField name="due" label="Delivery date" today="2026-03-10" />
        <FormDateRangeField name="ordered" label="Ordered" today="2026-03-10" />
        <FormQuantityBox name="quantity" label="Quantity" step={6} />
        <FormColourField name="colour" label="Highlight colour" />
        <FormRadioField
          name="visibility"
          label="Shown to"
          inline
          options={[
            { value: 'all', label: 'Everyone' },
            { value: 'me', label: 'Me' },
          ]}
        />
      </div>
      <FormTextAreaField name="note" label="Note" rows={2} />
      <FormFileDrop name="files" label="File" accept={['.xml']} />
      <FormCheckboxField name="locked" label="Lock preferred supplier" />
      <FormSwitchField name="active" label="Active" />
      <div>
        <Button type="submit">Save</Button>
      </div>
    </Form>
  </Formik>
);

const meta = preview.meta({
  title: 'Components/Fields/FormFields/Whole form',
  component: Example,
  args: { values: EMPTY },
});

export const Untouched = meta.story({});
export const Filled = meta.story({ args: { values: FILLED } });
export const SentEmpty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const first = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toBeInvalid();
    await waitFor(() => expect(canvas.getByText('Please choose a file')).toBeVisible());
  },
});
export const FirstErrorFurtherDown = meta.story({
  args: { values: { ...FILLED, discount: 250 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const discount = canvas.getByRole('spinbutton', { name: 'Discount' });
    await waitFor(() => expect(discount).toHaveFocus());
  },
});
const sent = SentEmpty.input.play;
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  ...(sent && { play: sent }),
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, ...(sent && { play: sent }) });

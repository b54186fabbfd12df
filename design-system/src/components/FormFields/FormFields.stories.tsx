import preview from '@mortar/storybook/preview';
import { Form, Formik } from 'formik';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import {
  FormCheckboxField,
  FormPasswordField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
} from './FormFields.tsx';

const Example = () => (
  <Formik
    initialValues={{ name: '', title: '', password: '', note: '', active: true }}
    validate={({ name, title }) => ({
      ...(name === '' && { name: 'Please fill out this field' }),
      ...(title === '' && { title: 'Please make a selection' }),
    })}
    onSubmit={() => {}}
  >
    <Form style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      <FormSelectField
        name="title"
        label="Title"
        placeholder="Title"
        options={['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Prof'].map((value) => ({ value, label: value }))}
      />
      <FormTextField name="name" label="Name" />
      <FormPasswordField name="password" label="Password" autoComplete="new-password" />
      <FormTextAreaField name="note" label="Note" rows={2} />
      <FormCheckboxField name="active" label="Active" />
      <Button type="submit">Save</Button>
    </Form>
  </Formik>
);

const meta = preview.meta({ title: 'Components/Fields/FormFields', component: Example });

export const Untouched = meta.story({});
export const SentWithErrors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const shown = await canvas.findByText('Please fill out this field');
    await waitFor(() => expect(shown).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  },
});

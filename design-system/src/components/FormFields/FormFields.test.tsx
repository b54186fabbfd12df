import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { array, number, object, string } from 'yup';
import { render } from '../../testing/render.tsx';
import { messages as dateMessages } from '../DateField/messages.ts';
import { messages as numberMessages } from '../NumberField/messages.ts';
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

const FILL = 'Please fill out this field';
const onSubmit = vi.fn();
beforeEach(() => onSubmit.mockClear());

const EMPTY = {
  supplier: null,
  discount: null,
  quantity: null,
  answer: null,
  active: false,
  due: null,
  ordered: { from: null, to: null },
  colour: null,
  files: [] as File[],
};

const SCHEMA = object({
  supplier: string().nullable().required('Please make a selection'),
  discount: number().nullable().required(FILL).max(100, 'At most 100'),
  quantity: number().nullable().required(FILL),
  answer: string().nullable().required('Please make a selection'),
  ordered: object({ from: string().nullable().required('Please choose the first day'), to: string().nullable() }),
  files: array().min(1, 'Please choose a file'),
});

const Example = ({ schema = SCHEMA as unknown }) => (
  <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={(values) => onSubmit(values)}>
    <Form noValidate>
      <FormErrors />
      <FormSearchSelectField name="supplier" label="Supplier" options={[{ value: 'k', label: 'Kalahari' }]} />
      <FormNumberField name="discount" label="Discount" />
      <FormQuantityBox name="quantity" label="Quantity" />
      <FormRadioField name="answer" label="Answer" options={[{ value: 'y', label: 'Yes' }]} />
      <FormSwitchField name="active" label="Active" />
      <FormDateField name="due" label="Due" />
      <FormDateRangeField name="ordered" label="Ordered" />
      <FormColourField name="colour" label="Colour" />
      <FormFileDrop name="files" label="File" />
      <button type="submit">Save</button>
    </Form>
  </Formik>
);

const NO_RULES = object({});
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the fields of a form', () => {
  it('have their values, and the form submits them', async () => {
    const { user } = render(<Example />);
    await user.click(screen.getByRole('combobox', { name: 'Supplier' }));
    await user.keyboard('kal{Enter}');
    await user.type(screen.getByRole('spinbutton', { name: 'Discount' }), '15');
    await user.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '12');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    await user.type(screen.getByRole('textbox', { name: 'Due' }), '2026/03/02');
    await user.type(screen.getByRole('textbox', { name: 'Ordered from' }), '2026/03/01');
    await user.type(screen.getByRole('textbox', { name: 'Colour' }), '#abc');
    const file = new File(['x'], 'order.xml');
    await user.upload(screen.getByLabelText('File', { selector: 'input' }), file);
    await screen.findByRole('button', { name: 'Remove order.xml' });
    await user.click(save());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        supplier: 'k',
        discount: 15,
        quantity: 12,
        answer: 'y',
        active: true,
        due: '2026-03-02',
        ordered: { from: '2026-03-01', to: null },
        colour: '#aabbcc',
        files: [file],
      }),
    );
  });

  it.each([
    ['combobox', 'Supplier', 'Please make a selection'],
    ['spinbutton', 'Discount', FILL],
    ['spinbutton', 'Quantity', FILL],
    ['radio', 'Yes', 'Please make a selection'],
    ['textbox', 'Ordered from', 'Please choose the first day'],
  ])('show their error on blur: %s %s', async (role, name, error) => {
    const { user } = render(<Example />);
    screen.getByRole(role, { name }).focus();
    expect(screen.queryByText(error)).toBeNull();
    await user.click(document.body);
    expect(await screen.findByText(error)).toBeDefined();
  });

  it('show their errors when the form is submitted, and the first one receives focus', async () => {
    const { user } = render(<Example />);
    await user.click(save());
    const supplier = screen.getByRole('combobox', { name: 'Supplier' });
    await waitFor(() => expect(document.activeElement).toBe(supplier));
    expect(supplier.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please choose a file')).toBeDefined();
    expect(screen.getByText('Please choose the first day')).toBeDefined();
    expect(onSubmit).not.toHaveBeenCalled();

    await user.keyboard('kal{Enter}');
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Discount' })));
  });

  it('move focus to a group of answers too', async () => {
    const { user } = render(<Example schema={object({ answer: SCHEMA.fields.answer })} />);
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' })));
  });

  it.each([
    ['Due', '2/3/2026', dateMessages.unreadable],
    ['Ordered from', '2026/02/30', dateMessages.noSuchDay],
    ['Colour', 'yellow', /six digits/],
  ])('prevent a form from being submitted while %s contains "%s"', async (name, text, error) => {
    const { user } = render(<Example schema={NO_RULES} />);
    const field = screen.getByRole('textbox', { name });
    await user.type(field, text);
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    expect(await screen.findByText(error)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(field);
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it('keep text that is not a number, and report it when the form is submitted', async () => {
    const { user } = render(<Example schema={object({ discount: number().nullable().required(FILL) })} />);
    const field = screen.getByRole('spinbutton', { name: 'Discount' }) as HTMLInputElement;
    await user.type(field, '+8');
    expect(screen.queryByText(numberMessages.notANumber)).toBeNull();
    await user.click(save());
    expect(await screen.findByText(numberMessages.notANumber)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('+8');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('do not validate a number in a disabled field', async () => {
    const Controlled = () => {
      const [off, setOff] = useState(false);
      return (
        <Formik initialValues={{ discount: 5 }} onSubmit={(values) => onSubmit(values)}>
          <Form noValidate>
            <FormNumberField name="discount" label="Discount" disabled={off} />
            <button type="button" onClick={() => setOff(true)}>
              Off
            </button>
            <button type="submit">Save</button>
          </Form>
        </Formik>
      );
    };
    const { user } = render(<Controlled />);
    await user.type(screen.getByRole('spinbutton', { name: 'Discount' }), 'x');
    await user.click(screen.getByRole('button', { name: 'Off' }));
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ discount: null }));
  });

  it('clear invalid text when the form is reset', async () => {
    const { user } = render(
      <Formik initialValues={{ discount: 5, due: '2026-03-02' }} onSubmit={(values) => onSubmit(values)}>
        <Form noValidate>
          <FormNumberField name="discount" label="Discount" />
          <FormDateField name="due" label="Due" />
          <button type="reset">Discard</button>
          <button type="submit">Save</button>
        </Form>
      </Formik>,
    );
    await user.type(screen.getByRole('spinbutton', { name: 'Discount' }), 'x');
    await user.type(screen.getByRole('textbox', { name: 'Due' }), 'x');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Discount' }).value).toBe('5');
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ discount: 5, due: '2026-03-02' }));
  });
});

import { screen, waitFor } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { FormSelectField, FormTextField } from '../FormFields/FormFields.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  it('is named by its label and described by its error', async () => {
    render(<TextField label="Name" value="" onChange={() => {}} error="Please fill out this field" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => {
      const described = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
      expect(described?.textContent).toBe('Please fill out this field');
    });
  });

  it('keeps its name when the label is hidden', () => {
    render(<TextField label="VAT" hideLabel value="15" onChange={() => {}} readOnly />);
    expect(screen.getByRole('textbox', { name: 'VAT' })).toBeDefined();
  });
});

describe('PasswordField', () => {
  it('shows the typed text on demand', async () => {
    const Controlled = () => {
      const [text, setText] = useState('');
      return <PasswordField label="Password" value={text} onChange={setText} />;
    };
    const { user } = render(<Controlled />);
    await user.type(screen.getByLabelText('Password'), 'secret');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Show Password' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Password' }).value).toBe('secret');
  });
});

describe('fields of a form', () => {
  it('show their error on blur', async () => {
    const onSubmit = vi.fn();
    const { user } = render(
      <Formik
        initialValues={{ name: '', title: '' }}
        validate={({ name }) => (name ? {} : { name: 'Please fill out this field' })}
        onSubmit={(values) => onSubmit(values)}
      >
        <Form>
          <FormTextField name="name" label="Name" />
          <FormSelectField name="title" label="Title" options={[{ value: 'Dr', label: 'Dr' }]} />
          <button type="submit">Save</button>
        </Form>
      </Formik>,
    );
    expect(screen.queryByText('Please fill out this field')).toBeNull();
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.tab();
    expect(await screen.findByText('Please fill out this field')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Thandi');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Title' }), 'Dr');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Thandi', title: 'Dr' }));
    expect(screen.queryByText('Please fill out this field')).toBeNull();
  });
});

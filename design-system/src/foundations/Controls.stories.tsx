import preview from '@mortar/storybook/preview';
import { Plus, Star } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { CheckboxField } from '../components/CheckboxField/CheckboxField.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { QuantityBox } from '../components/QuantityBox/QuantityBox.tsx';
import { RadioField } from '../components/RadioField/RadioField.tsx';
import { SearchBox } from '../components/SearchBox/SearchBox.tsx';
import { SelectField } from '../components/SelectField/SelectField.tsx';
import { SwitchField } from '../components/SwitchField/SwitchField.tsx';
import { TextAreaField } from '../components/TextAreaField/TextAreaField.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import './foundations.css';

const VARIANTS = ['solid', 'outline', 'subtle', 'ghost'] as const;

const Buttons = () =>
  (['accent', 'neutral', 'danger'] as const).map((tone) => (
    <div key={tone} className="f-row">
      {VARIANTS.map((variant) => (
        <Button key={variant} tone={tone} variant={variant} keyHint={variant === 'solid' ? '↵' : undefined}>
          {variant}
        </Button>
      ))}
      <Button size="sm" tone={tone} icon={<Plus size={16} aria-hidden="true" />}>
        Small
      </Button>
      <Button tone={tone} disabled>
        Disabled
      </Button>
      <Button tone={tone} busy>
        Busy
      </Button>
      <IconButton
        label={`Favourite ${tone}`}
        pressed={tone === 'accent'}
        icon={<Star size={16} aria-hidden="true" />}
      />
    </div>
  ));

const Sheet = () => {
  const [text, setText] = useState('Thandi 20417');
  const [quantity, setQuantity] = useState<number | null>(12);
  const [choice, setChoice] = useState('contains');
  const [on, setOn] = useState(true);
  const options = [
    { value: 'starts', label: 'Starts With' },
    { value: 'contains', label: 'Containing' },
  ];
  return (
    <div className="f-sheet">
      <Buttons />
      <div className="f-columns">
        <TextField label="Order description" value={text} onChange={setText} hint="Shown to everyone." />
        <TextField label="Name" value="" onChange={setText} error="Please fill out this field" />
        <TextField label="Disabled" value="R15.00" onChange={setText} disabled />
        <PasswordField label="Password" value="Karoo!74" onChange={setText} />
        <SelectField label="Match" value={choice} onChange={setChoice} options={options} />
        <TextAreaField label="Message" rows={2} value={text} onChange={setText} />
        <QuantityBox label="Quantity" value={quantity} onChange={setQuantity} step={6} />
        <SearchBox label="Search products" value={text} onChange={setText} onSearch={() => {}} />
        <RadioField label="Sort" inline value={choice} onChange={setChoice} options={options} />
        <div>
          <CheckboxField label="Checked" checked={on} onChange={setOn} />
          <br />
          <CheckboxField label="Unchecked" checked={!on} onChange={() => setOn(!on)} />
          <br />
          <SwitchField label="On" checked={on} onChange={setOn} />
          <br />
          <SwitchField label="Off" checked={!on} onChange={() => setOn(!on)} />
        </div>
        <p>
          See the <TextLink href="#history">Product History</TextLink>.
        </p>
      </div>
    </div>
  );
};

const meta = preview.meta({ title: 'Foundations/Sheets/Controls', component: Sheet, tags: ['!autodocs'] });

export const All = meta.story({});

import { type ReactNode, useId } from 'react';
import { type LeadFieldName, leadFields } from '../../shared/leads/lead-fields.ts';
import {
  Control,
  Field,
  FieldLabel,
  FieldMessage,
  LabelRow,
} from '../../view/forms/fields/FormField.styles.ts';
import { FormField } from '../../view/forms/fields/FormField.tsx';
import { TermHelp } from '../../view/parts/TermHelp.tsx';
import { SmallHeading } from '../shell/Studio.styles.ts';
import { Grid } from './Design.styles.ts';

const { firstName, email, phone, kvkNumber, subject, message } = leadFields;

interface Sample {
  name: LeadFieldName;
  required?: boolean;
  error?: string;
  warning?: string;
}

/** Errors and warnings are what the field's own rules say of a value. */
const samples: readonly Sample[] = [
  { name: 'firstName', required: true },
  { name: 'company' },
  { name: 'firstName', required: true, error: firstName.missing },
  { name: 'email', required: true, error: email.validate('sanne@') },
  { name: 'phone', warning: phone.warn('12') },
  { name: 'kvkNumber', warning: kvkNumber.warn('12') },
  { name: 'subject' },
  { name: 'subject', error: subject.missing },
  { name: 'message', required: true },
  { name: 'message', required: true, error: message.missing },
];

/** Fields of forms in each state. */
export function FieldSamples(): ReactNode {
  const id = useId();
  return (
    <>
      <SmallHeading>Leeg, fout en met advies</SmallHeading>
      <Grid>
        {samples.map(({ name, required = false, ...messages }, index) => (
          <FormField
            // biome-ignore lint/suspicious/noArrayIndexKey: the samples never change places
            key={index}
            field={{ ...leadFields[name], name, required }}
            {...messages}
            id={`${id}-${index}`}
            onBlur={() => {}}
          />
        ))}
      </Grid>
      <SmallHeading>Ingevuld, uitgeschakeld en met uitleg</SmallHeading>
      <Grid>
        <Field>
          <FieldLabel htmlFor={`${id}-filled`}>Ingevuld</FieldLabel>
          <Control id={`${id}-filled`} defaultValue="Sanne de Vries" />
          <FieldMessage />
        </Field>
        <Field>
          <FieldLabel htmlFor={`${id}-disabled`}>Uitgeschakeld</FieldLabel>
          <Control id={`${id}-disabled`} defaultValue="Kan nu niet" disabled />
          <FieldMessage />
        </Field>
        <Field>
          <FieldLabel htmlFor={`${id}-placeholder`}>Met een voorbeeld</FieldLabel>
          <Control id={`${id}-placeholder`} placeholder="50.000" />
          <FieldMessage>Bijvoorbeeld 40.000</FieldMessage>
        </Field>
        <Field>
          <LabelRow>
            <FieldLabel htmlFor={`${id}-help`}>Met uitleg</FieldLabel>
            <TermHelp
              term={{ title: 'met uitleg', text: 'Druk op het vraagteken: de uitleg staat in een popover.' }}
            />
          </LabelRow>
          <Control id={`${id}-help`} defaultValue="5.000" />
          <FieldMessage>We rekenen met € 5.000</FieldMessage>
        </Field>
      </Grid>
    </>
  );
}

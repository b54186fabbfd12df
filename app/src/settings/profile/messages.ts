/** Texts of My Profile (000 §2). */
export const messages = {
  title: 'My Profile',
  description: 'Your details. An administrator can change them under Users.',
  missing: 'Not given',
  noOne: 'No details were found.',
  facts: {
    title: 'Title',
    staffname: 'Staff Name',
    username: 'User Name',
    role: 'Role',
    retailername: 'Retailer Name',
    emailaddress: 'E-mail Address',
    mobilenumber: 'Mobile Number',
    idnumber: 'ID Number',
    dob: 'Date of Birth',
    initials: 'Initials',
  },
} as const;

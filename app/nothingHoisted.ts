/**
 * In the place of `hoist-non-react-statics`, which Emotion's `withTheme` and Formik's `connect` call and nothing here does: a
 * component keeps the statics that it has.
 */
// biome-ignore lint/style/noDefaultExport: it stands where a package stands that has one
export default <Component>(component: Component): Component => component;
